import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Container } from '../../layout/index.ts';
import { compact } from '../compact.css.ts';
import * as styles from './MediaCenterFrame.css.ts';

export type MediaCenterTab = 'gallery' | 'upload';

const format = new Intl.NumberFormat('en-US');

/** The title and the names of the tabs are verbatim (docs/behavior.md#media-center). */
export const defaultMediaCenterFrameLabels = {
  title: 'Media Center',
  tabs: 'Media Center',
  gallery: (count: number | null) =>
    `Image Gallery${count === null ? '' : ` (${format.format(count)})`}`,
  upload: (progress: { completed: number; total: number } | null) =>
    `Upload Images${progress ? ` (${format.format(progress.completed)} of ${format.format(progress.total)})` : ''}`,
};

export type MediaCenterFrameLabels = typeof defaultMediaCenterFrameLabels;

export interface MediaCenterFrameProps {
  tab: MediaCenterTab;
  onTabChange: (tab: MediaCenterTab) => void;
  /** How many images the filters let through; null while that is not known. */
  galleryCount: number | null;
  /** Shown in the tab while a batch is under way. */
  uploadProgress?: { completed: number; total: number } | null;
  /** An AccountStatus. */
  account?: ReactNode;
  gallery: ReactNode;
  upload: ReactNode;
  /** Words of the component. Default: English. */
  labels?: Partial<MediaCenterFrameLabels>;
}

/** The Media Center's page: its title, who is signed in, and two tabs that both stay alive. */
export function MediaCenterFrame({
  tab,
  onTabChange,
  galleryCount,
  uploadProgress = null,
  account,
  gallery,
  upload,
  labels,
}: MediaCenterFrameProps) {
  const words = { ...defaultMediaCenterFrameLabels, ...labels };
  return (
    <Container>
      <div className={compact}>
        <div className={styles.frame}>
          <header className={styles.head}>
            <h1 className={styles.title}>{words.title}</h1>
            {account}
          </header>
          <Tabs
            selectedKey={tab}
            onSelectionChange={(key) => onTabChange(key as MediaCenterTab)}
            className={styles.tabbed}
          >
            <TabList aria-label={words.tabs} className={styles.tabs}>
              <Tab id="gallery" className={styles.tab}>
                <span className={styles.counted}>{words.gallery(galleryCount)}</span>
              </Tab>
              <Tab id="upload" className={styles.tab}>
                {words.upload(uploadProgress)}
              </Tab>
            </TabList>
            <TabPanel id="gallery" shouldForceMount className={styles.panel}>
              {gallery}
            </TabPanel>
            <TabPanel id="upload" shouldForceMount className={styles.panel}>
              {upload}
            </TabPanel>
          </Tabs>
        </div>
      </div>
    </Container>
  );
}
