import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './PreviewFrame.css.ts';

export interface PreviewFrameProps {
  /** Name of the frame. */
  title: string;
  /** The width of its window in pixels. A narrower page shrinks it. */
  width: number;
  /** The theme of its content. */
  theme: 'dark' | 'light';
  /** The page to show. */
  children: ReactNode;
}

/** Copies the page's style sheets, and the ones that load later. */
function useStyles(target: Document | null) {
  useEffect(() => {
    if (!target) return undefined;
    const copied = new Map<Node, Node>();
    const copy = () => {
      for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
        if (copied.has(sheet)) continue;
        copied.set(sheet, target.head.appendChild(sheet.cloneNode(true)));
      }
    };
    copy();
    const observer = new MutationObserver(copy);
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      for (const sheet of copied.values()) sheet.parentNode?.removeChild(sheet);
    };
  }, [target]);
}

/** The share of the width that fits into the page, at most 1. */
function useScale(width: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    const { current: frame } = ref;
    if (!frame) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setAvailable(entry.contentRect.width);
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return { ref, scale: Math.min(1, available / width) };
}

/**
 * Shows content in a window of its own, so that media queries see its width instead of the page's. Renders
 * a named `<iframe>`.
 */
export function PreviewFrame({ title, width, theme, children }: PreviewFrameProps) {
  const [inner, setInner] = useState<Document | null>(null);
  const { ref, scale } = useScale(width);
  useStyles(inner);
  useEffect(() => {
    if (!inner) return;
    const { documentElement: root } = inner;
    root.lang = document.documentElement.lang;
    root.dir = document.documentElement.dir;
    root.className = theme;
  }, [inner, theme]);
  return (
    <div ref={ref} className={styles.frame}>
      <iframe
        title={title}
        className={styles.window}
        style={{
          inlineSize: `${width}px`,
          blockSize: `calc(80vh / ${scale})`,
          transform: `scale(${scale})`,
          marginBlockEnd: `calc(80vh - 80vh / ${scale})`,
        }}
        ref={(frame) => setInner(frame?.contentDocument ?? null)}
        onLoad={({ currentTarget }) => setInner(currentTarget.contentDocument)}
      />
      {inner && createPortal(children, inner.body)}
    </div>
  );
}
