import { button } from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

/** Opens the `<details>` it stands in, by the browser's own means. Renders `<summary>`. */
export function ButtonSummary({
  variant = 'secondary',
  size = 'regular',
  width = 'auto',
  ...props
}: ButtonLook) {
  return <summary {...props} className={button({ variant, size, width })} />;
}
