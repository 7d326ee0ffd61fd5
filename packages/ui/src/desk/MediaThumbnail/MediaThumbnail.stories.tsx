import preview from '@custom-designs/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { exampleImages } from '../../media/media.fixtures.ts';
import { MediaThumbnail } from './MediaThumbnail.tsx';

const [theater] = exampleImages(1);
const url = theater?.url ?? null;
const missing = 'data:image/webp;base64,bm8gcGljdHVyZQ==';

const meta = preview.meta({
  title: 'Desk/MediaThumbnail',
  tags: ['experimental', '!stable'],
  component: MediaThumbnail,
  args: { thumbnailUrl: url, url, alt: 'A theater for six' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
export const WithoutThumbnail = meta.story({ args: { thumbnailUrl: null } });
export const BrokenThumbnail = meta.story({ args: { thumbnailUrl: missing } });
export const NothingLoads = meta.story({ args: { thumbnailUrl: missing, url: `${missing}#2` } });
export const Tiny = meta.story({ args: { thumbnailUrl: null, url: null, isTiny: true } });

BrokenThumbnail.test('falls back to the original picture', async ({ canvas }) => {
  await expect(await canvas.findByRole('img', { name: 'A theater for six' })).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', url));
});

NothingLoads.test('shows a placeholder with a text', async ({ canvas }) => {
  await expect(await canvas.findByText('Preview not available')).toBeVisible();
  await expect(canvas.queryByRole('img')).toBeNull();
});
