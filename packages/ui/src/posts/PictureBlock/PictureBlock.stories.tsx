import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pictures } from '../../blog/BlogRenderer/BlogRenderer.fixtures.ts';
import type { EditorSection } from '../content/sections.ts';
import { InEditor } from '../posts.fixtures.tsx';

const seed = (name: string) => `${import.meta.env.BASE_URL}seed/${name}`;
const pool = { id: 'b1', url: seed('pool-lighting.webp'), alt: 'A lit pool' };
const image = { type: 'image' as const, ...pool, caption: 'Sharyland' };
const onChange = fn();

const meta = preview.meta({
  title: 'Posts/PictureBlock',
  tags: ['experimental', '!stable'],
  component: InEditor,
  args: { sections: [image], onChange, announceMove: fn(), pickImages: fn() },
});

const expectSaved = (sections: readonly EditorSection[]) =>
  waitFor(() => expect(onChange).toHaveBeenLastCalledWith(sections));

export const Default = meta.story();
export const ReadOnly = meta.story({ args: { isReadOnly: true } });
export const LongText = meta.story({
  args: { sections: [{ ...image, caption: 'a-long-word-without-spaces-'.repeat(20) }] },
});
/** An existing file that isn't a picture. A missing address would log a console error. */
const missing = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
export const Broken = meta.story({
  args: { sections: [{ ...image, url: missing }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t be loaded/)).toBeVisible();
  },
});
export const Gallery = meta.story({
  args: {
    sections: [
      { type: 'paragraph', text: 'Palms' },
      { type: 'gallery', images: pictures.map(({ url }) => ({ url })) },
    ],
  },
});

Default.test('describes a picture, and marks it as decorative', async ({ canvas }) => {
  const alt = await canvas.findByRole('textbox', { name: 'Alt text' });
  await userEvent.type(alt, ' at dusk', { initialSelectionStart: 10, initialSelectionEnd: 10 });
  await userEvent.type(alt, 'blue ', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  await expectSaved([{ ...image, alt: 'A blue lit pool at dusk' }]);
  const decorative = canvas.getByRole('checkbox', { name: /^Decorative/ });
  await userEvent.click(decorative);
  await expectSaved([{ ...image, alt: '' }]);
  await expect(alt).toBeDisabled();
  await userEvent.click(decorative);
  await expectSaved([{ ...image, alt: 'A blue lit pool at dusk' }]);
});

const picked = { id: 'b2', url: pictures[0]?.url ?? '', alt: 'Three palms' };
const picks = { args: { pickImages: () => Promise.resolve([picked]) } };

Default.test('replaces a picture, but not its caption', picks, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Replace' }));
  await expectSaved([{ type: 'image', ...picked, caption: 'Sharyland' }]);
});

Gallery.test('orders a gallery, and removes its pictures', async ({ canvas, args }) => {
  const gallery = within(await canvas.findByRole('group', { name: 'Gallery' }));
  const urls = () => {
    const [, saved] = onChange.mock.lastCall?.[0] ?? [];
    return saved?.images.map(({ url }: { url: string }) =>
      pictures.findIndex((one) => one.url === url),
    );
  };
  await userEvent.click(gallery.getAllByRole('button', { name: 'Move later' })[0] as HTMLElement);
  await waitFor(() => expect(urls()).toEqual([1, 0, 2]));
  await expect(args.announceMove).toHaveBeenLastCalledWith({ number: 2, total: 3 });
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Move later'));
  await userEvent.click(gallery.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement);
  await waitFor(() => expect(urls()).toEqual([0, 2]));
  await userEvent.click(gallery.getByRole('button', { name: 'Remove gallery' }));
  await expectSaved([{ type: 'paragraph', text: 'Palms' }]);
});
