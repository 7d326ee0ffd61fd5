/**
 * Nobody looks at the page. Chromium lays out a transparent frame as usual, but draws no pictures of
 * it, which saves a tenth of the processor time. To watch a test, remove this line.
 */
(frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

/**
 * A story may resize the page. React Aria takes that for an on-screen keyboard, and then hides each
 * dialog with a focused field for up to 600 ms.
 */
visualViewport?.addEventListener('resize', (event) => event.stopImmediatePropagation(), {
  capture: true,
});

export {};
