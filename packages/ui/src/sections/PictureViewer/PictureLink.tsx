import type { MouseEvent, ReactNode } from 'react';
import { brightenOnHover } from '../../components/Picture/source.ts';
import { link } from './PictureLink.css.ts';

export interface PictureLinkProps {
  /** Address of the larger file, which opens without JavaScript. */
  href: string;
  /** Called in place of following the link, except for a new tab or window. */
  onOpen?: () => void;
  /** The picture. Its alternative text names the link. */
  children: ReactNode;
}

/** Link from a picture to a larger view of it. */
export function PictureLink({ href, onOpen, children }: PictureLinkProps) {
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari doesn't focus a pressed link, and the dialog returns the focus to it.
    event.currentTarget.focus({ preventScroll: true });
    onOpen();
  };
  return (
    <a href={href} className={link} onClick={open} {...brightenOnHover}>
      {children}
    </a>
  );
}
