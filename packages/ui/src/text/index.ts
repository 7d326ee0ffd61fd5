export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export {
  Anchor,
  type AppLinkProps,
  type UiLabels,
  UiProvider,
  type UiProviderProps,
} from './Link/UiProvider.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
