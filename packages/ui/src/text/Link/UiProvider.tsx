import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
} from 'react';

/** The library's requirements for the app's link component: an `<a>` with `href`. */
export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** URL of the link. */
  href: string;
  /** Ref to the `a` element. */
  ref?: Ref<HTMLAnchorElement>;
}

type AppLink = ComponentType<AppLinkProps> | 'a';
const LinkContext = createContext<AppLink>('a');

export interface UiProviderProps {
  /** The app, or the part whose links this provider renders. */
  children: ReactNode;
  /** The router's link, adapted to take `href`. Default: `<a>`. */
  link?: AppLink;
}

/** Sets the link component of the app for all links of the library. */
export function UiProvider({ children, link = 'a' }: UiProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** Unstyled link that renders the link component of UiProvider. Components with their own link style use it. */
export function Anchor(props: AppLinkProps) {
  const AppLinkComponent = use(LinkContext);
  return <AppLinkComponent {...props} />;
}
