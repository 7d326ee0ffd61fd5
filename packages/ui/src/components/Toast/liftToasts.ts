/**
 * Ref of a bar that sticks to the lower edge of the window. Toasts at the lower edge appear above it.
 */
export function liftToasts(bar: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const distance = Number.parseFloat(getComputedStyle(bar).bottom) || 0;
    style.setProperty('--ui-toast-end', `${bar.offsetHeight + distance}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--ui-toast-end');
  };
}
