import type { ReactNode } from 'react';
import { AdminFrame, type AdminFrameProps } from '../../admin/index.ts';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import * as styles from './MediaCenterFrame.css.ts';

export type MediaCenterTab = 'gallery' | 'upload' | 'trash';

const format = new Intl.NumberFormat('en-US');

/** The title and the names of the tabs are verbatim (docs/behavior.md#media-center). */
export const defaultMediaCenterFrameLabels = {
  title: 'Media Center',
  tabs: 'Media Center',
  gallery: (count: number | null) =>
    `Image Gallery${count === null ? '' : ` (${format.format(count)})`}`,
  trash: (count: number) => `Trash${count === 0 ? '' : ` (${format.format(count)})`}`,
  upload: (progress: { completed: number; total: number } | null) =>
    `Upload Images${progress ? ` (${format.format(progress.completed)} of ${format.format(progress.total)})` : ''}`,
};

export type MediaCenterFrameLabels = typeof defaultMediaCenterFrameLabels;

export interface MediaCenterFrameProps
  extends Pick<AdminFrameProps, 'account' | 'currentHref' | 'links'> {
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
  labels?: Partial<MediaCenterFrameLabels>;
}

/** Page of the Media Center: title, account status, and two tabs that keep their state. */
export function MediaCenterFrame({
  tab,
  onTabChange,
  galleryCount,
  uploadProgress = null,
  gallery,
  upload,
  trash,
  trashCount = 0,
  labels: ownLabels,
  ...frame
}: MediaCenterFrameProps) {
  const labels = { ...defaultMediaCenterFrameLabels, ...ownLabels };
  return (
    <AdminFrame {...frame} title={labels.title}>
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
    </AdminFrame>
  );
}
