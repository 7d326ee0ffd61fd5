import type { ReactNode } from 'react';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import * as styles from './MediaCenterTabs.css.ts';

export type MediaCenterTab = 'gallery' | 'upload' | 'trash';

const format = new Intl.NumberFormat('en-US');

/** The names of the tabs are verbatim (docs/behavior/media-center.md#media-center). */
export const defaultMediaCenterTabsLabels = {
  tabs: 'Media Center',
  gallery: (count: number | null) =>
    `Image Gallery${count === null ? '' : ` (${format.format(count)})`}`,
  trash: (count: number) => `Trash${count === 0 ? '' : ` (${format.format(count)})`}`,
  upload: (progress: { completed: number; total: number } | null) =>
    `Upload Images${progress ? ` (${format.format(progress.completed)} of ${format.format(progress.total)})` : ''}`,
};

export type MediaCenterTabsLabels = typeof defaultMediaCenterTabsLabels;

export interface MediaCenterTabsProps {
  /** The open tab. */
  tab: MediaCenterTab;
  /** Called with the tab to open. */
  onTabChange: (tab: MediaCenterTab) => void;
  /** Number of images that match the filters. Null until it is known. */
  galleryCount: number | null;
  /** Progress of the batch, shown in the tab. */
  uploadProgress?: { completed: number; total: number } | null;
  /** Content of the gallery tab. */
  gallery: ReactNode;
  /** Content of the upload tab. */
  upload: ReactNode;
  /** Content of the trash. Without it, there is no such tab, as for visitors. */
  trash?: ReactNode;
  /** Number of images in the trash. */
  trashCount?: number;
  /** Overrides the English labels. */
  labels?: Partial<MediaCenterTabsLabels>;
}

/** The parts of the Media Center, as tabs that keep their state. */
export function MediaCenterTabs({
  tab,
  onTabChange,
  galleryCount,
  uploadProgress = null,
  gallery,
  upload,
  trash,
  trashCount = 0,
  labels: ownLabels,
}: MediaCenterTabsProps) {
  const labels = useLabels('MediaCenterTabs', defaultMediaCenterTabsLabels, ownLabels);
  return (
    <Tabs
      aria-label={labels.tabs}
      selectedKey={tab === 'trash' && !trash ? 'gallery' : tab}
      onSelectionChange={onTabChange}
      items={[
        {
          id: 'gallery',
          label: <span className={styles.counted}>{labels.gallery(galleryCount)}</span>,
          content: <div className={styles.panel}>{gallery}</div>,
        },
        {
          id: 'upload',
          label: labels.upload(uploadProgress),
          content: <div className={styles.panel}>{upload}</div>,
        },
        ...(trash
          ? [
              {
                id: 'trash' as const,
                label: labels.trash(trashCount),
                content: <div className={styles.panel}>{trash}</div>,
              },
            ]
          : []),
      ]}
    />
  );
}
