import preview from '@custom-designs/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './PhotoField.guide.tsx';
import { type ChosenPhoto, PhotoField, type PhotoFieldProps } from './PhotoField.tsx';

const src =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAO0lEQVR42mOQEOIBojh7BQgDjhggoktyTCBycBUMENFXMz2AJARB5BA6IAiiAijCgGwHspkMaHbC7QAA4QgeK3iTOvsAAAAASUVORK5CYII=';

/** Shows a picture at once, as a form does after preparing the file. */
function Choosing(props: PhotoFieldProps) {
  const [photo, setPhoto] = useState<ChosenPhoto>();
  return (
    <PhotoField
      {...props}
      photo={props.photo ?? photo}
      onChoose={(file) => {
        props.onChoose(file);
        setPhoto({ name: file.name, src });
      }}
      onRemove={() => setPhoto(undefined)}
    />
  );
}

const meta = preview.meta({
  title: 'Components/PhotoField',
  component: PhotoField,
  tags: ['experimental', '!stable'],
  parameters: { guide },
  args: {
    label: 'Photo',
    hint: 'Drop one here, or choose it. At most 10 MB.',
    labels: { optional: '(optional)' },
    onChoose: fn(),
    onRemove: fn(),
  },
  render: (args) => <Choosing {...args} />,
});

export const Default = meta.story();
export const Pending = meta.story({ args: { photo: { name: 'patio.jpg' } } });
export const Chosen = meta.story({ args: { photo: { name: 'patio.jpg', src } } });
export const Refused = meta.story({ args: { error: 'notes.txt is not an image file' } });

const file = new File(['x'], 'patio.jpg', { type: 'image/jpeg' });

Default.test(
  'shows the chosen photo, and moves the focus back to the field after its removal',
  async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText(/^Photo/), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
    await expect(canvas.getByText('patio.jpg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByLabelText(/^Photo/)).toHaveFocus();
  },
);

Refused.test('names the reason with the field', async ({ canvas }) => {
  await expect(canvas.getByLabelText(/^Photo/)).toHaveAccessibleDescription(
    /At most 10 MB\. notes\.txt is not an image file/,
  );
});
