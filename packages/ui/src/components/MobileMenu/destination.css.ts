import { componentStyle, hovered } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/** What every link of the sheet has in common. */
export const destination = componentStyle({
  display: 'flex',
  minBlockSize: vars.target.touch,
  alignItems: 'center',
  overflowWrap: 'anywhere',
  textDecorationLine: 'none',
  selectors: { '&[aria-current]': { color: vars.color.text.accent } },
  ...hovered({ color: vars.color.text.accent }),
});
