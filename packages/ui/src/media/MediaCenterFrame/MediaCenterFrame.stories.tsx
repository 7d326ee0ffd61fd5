import preview from '@custom-designs/storybook/preview.tsx';
import { propsOf } from '@custom-designs/storybook/propTable.ts';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { AccountStatus } from '../../admin/index.ts';
import { Text } from '../../text/index.ts';
import {
  MediaCenterFrame,
  type MediaCenterFrameProps,
  type MediaCenterTab,
} from './MediaCenterFrame.tsx';

interface PageProps extends Omit<MediaCenterFrameProps, 'tab' | 'onTabChange'> {
  initialTab?: MediaCenterTab;
}

/** Holds the tab's state, as a screen does. */
function Page({ initialTab = 'gallery', ...props }: PageProps) {
  const [tab, setTab] = useState(initialTab);
  return <MediaCenterFrame {...props} tab={tab} onTabChange={setTab} />;
}

const meta = preview.meta({
  title: 'Media/MediaCenterFrame',
  tags: ['experimental', '!stable'],
  component: Page,
  argTypes: propsOf(MediaCenterFrame),
  parameters: { bare: true },
  args: {
    links: [
      { label: 'Media Center', href: '/admin/media' },
      { label: 'Messages', href: '/admin/leads', count: 3 },
    ],
    currentHref: '/admin/media',
    galleryCount: 24,
    account: <AccountStatus email="ana@example.com" onSignIn={() => {}} onSignOut={() => {}} />,
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
Default.test('has the stated name, and counts the visible images in the tab', async () => {
  await expect(screen.getByRole('heading', { level: 1, name: 'Media Center' })).toBeVisible();
  await expect(tab('Image Gallery (24)')).toHaveAttribute('aria-selected', 'true');
});

Uploading.test('counts the uploads in the tab', async () => {
  await expect(tab('Upload Images (12 of 80)')).toHaveAttribute('aria-selected', 'true');
});
