import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { createToastQueue } from '../../components/Toast/index.ts';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { exampleImages } from '../media.fixtures.ts';
import { MediaCenterFrame } from './index.ts';
import { guide } from './MediaCenterFrame.guide.tsx';
import { MediaCenterFrameExample } from './MediaCenterFrameExample.fixtures.tsx';

let toasts = createToastQueue();

type Args = Omit<Parameters<typeof MediaCenterFrameExample>[0], 'toasts'>;

/** Each story has toasts of its own. */
function Page(props: Args) {
  const [own] = useState(toasts);
  return (
    <main>
      <MediaCenterFrameExample {...props} toasts={own} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Media/MediaCenterFrame',
  tags: ['experimental', '!stable'],
  component: Page,
  parameters: { bare: true, guide },
  args: { images: exampleImages(24) },
  beforeEach: () => {
    toasts = createToastQueue();
  },
});

const tab = (name: string) => screen.getByRole('tab', { name });

export const Default = meta.story();
export const Empty = meta.story({ args: { images: [] } });
export const Upload = meta.story({ args: { initialTab: 'upload' as const } });
export const Offline = meta.story({
  render: () => (
    <main>
      <MediaCenterFrame
        tab="gallery"
        onTabChange={() => {}}
        galleryCount={null}
        notice="You are offline. What you see may be old; changes wait until you are back."
        gallery="..."
        upload="..."
      />
    </main>
  ),
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
/** For measuring only. */
export const TenThousand = meta.story({
  args: { images: exampleImages(10_000) },
  tags: ['!test', '!autodocs'],
});

Default.test('answers to every key of its table', walkKeyboard(guide));

Default.test('is called as stated, and counts what is shown in the tab', async () => {
  await expect(screen.getByRole('heading', { level: 1, name: 'Media Center' })).toBeVisible();
  await expect(tab('Image Gallery (24)')).toHaveAttribute('aria-selected', 'true');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'pool');
  await waitFor(() => expect(tab('Image Gallery (5)')).toBeVisible());
});

Default.test('deletes after a question and takes it back', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete Living room, evening scene' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(tab('Image Gallery (23)')).toBeVisible());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(tab('Image Gallery (24)')).toBeVisible());
});

Default.test('edits an image from its card', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Edit Pool at night' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Pool at dusk');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await expect(await screen.findByRole('button', { name: 'Edit Pool at dusk' })).toBeVisible();
});

Default.test('features many at once', async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Pool at night' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Palms along the drive' }));
  await userEvent.click(screen.getByRole('button', { name: 'Feature' }));
  await expect(screen.getByRole('button', { name: 'Featured: Pool at night' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
