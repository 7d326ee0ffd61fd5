import { button } from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

/** Button that opens the `<details>` around it. Renders `<summary>`. */
export function ButtonSummary({
  variant = 'secondary',
  size = 'regular',
  width = 'auto',
  ...props
}: ButtonLook) {
  return <summary {...props} className={button({ variant, size, width })} />;
}
