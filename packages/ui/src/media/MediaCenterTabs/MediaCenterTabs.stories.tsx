import preview from '@custom-designs/storybook/preview.tsx';
import { propsOf } from '@custom-designs/storybook/propTable.ts';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { inCompact } from '../../desk/compact.fixtures.tsx';
import { Text } from '../../text/index.ts';
import {
  type MediaCenterTab,
  MediaCenterTabs,
  type MediaCenterTabsProps,
} from './MediaCenterTabs.tsx';

interface PageProps extends Omit<MediaCenterTabsProps, 'tab' | 'onTabChange'> {
  initialTab?: MediaCenterTab;
}

/** Holds the tab's state, as a screen does. */
function Page({ initialTab = 'gallery', ...props }: PageProps) {
  const [tab, setTab] = useState(initialTab);
  return <MediaCenterTabs {...props} tab={tab} onTabChange={setTab} />;
}

const meta = preview.meta({
  title: 'Media/MediaCenterTabs',
  tags: ['experimental', '!stable'],
  component: Page,
  argTypes: propsOf(MediaCenterTabs),
  decorators: [inCompact],
  args: {
    galleryCount: 24,
    gallery: <Text>The images.</Text>,
    upload: <input aria-label="Title" />,
  },
});

const tab = (name: string) => screen.getByRole('tab', { name });

export const Default = meta.story();
export const Uploading = meta.story({
  args: { initialTab: 'upload' as const, uploadProgress: { completed: 12, total: 80 } },
});
export const Loading = meta.story({ args: { galleryCount: null } });
Uploading.test('counts the uploads in the tab', async () => {
  await expect(tab('Upload Images (12 of 80)')).toHaveAttribute('aria-selected', 'true');
});
