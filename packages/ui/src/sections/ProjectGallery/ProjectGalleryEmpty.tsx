import type { ReactNode } from 'react';
import { Heading, Text } from '../../text/index.ts';
import { instead } from './ProjectGallery.css.ts';

export interface ProjectGalleryWords {
  heading: string;
  text: string;
}

interface ProjectGalleryEmptyProps extends ProjectGalleryWords {
  /** What can be done about it. */
  children: ReactNode;
  isAlert?: boolean;
}

/** Stands in place of the pictures and says why there are none. */
export function ProjectGalleryEmpty({
  heading,
  text,
  children,
  isAlert = false,
}: ProjectGalleryEmptyProps) {
  return (
    <div className={instead} role={isAlert ? 'alert' : undefined}>
      <Heading level={3} size="heading">
        {heading}
      </Heading>
      <Text tone="muted">{text}</Text>
      {children}
    </div>
  );
}
