import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useMemo,
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

/** Labels by component, such as `{ Carousel: { next: 'Next slide' } }`. Missing ones stay English. */
export type UiLabels = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const LabelsContext = createContext<UiLabels>({});

export interface UiProviderProps {
  /** The app, or the part whose links this provider renders. */
  children: ReactNode;
  /** The router's link, adapted to take `href`. Default: that of an outer provider, or `<a>`. */
  link?: AppLink;
  /**
   * The labels of another language, such as `spanish`. A component's own `labels` override them. Default: those of
   * an outer provider, or English.
   */
  labels?: UiLabels;
}

/** Sets the link component of the app, and the language, for all components of the library. */
export function UiProvider({ children, link, labels }: UiProviderProps) {
  const [outerLink, outerLabels] = [use(LinkContext), use(LabelsContext)];
  return (
    <LinkContext value={link ?? outerLink}>
      <LabelsContext value={labels ?? outerLabels}>{children}</LabelsContext>
    </LinkContext>
  );
}

/**
 * Returns a component's labels: its own, or else those of UiProvider, or else the English ones. Memoized, so that rows
 * don't render again for the same labels.
 */
export function useLabels<Labels extends object>(
  component: string,
  defaults: Labels,
  own?: Partial<Labels>,
): Labels {
  const provided = use(LabelsContext)[component] as Partial<Labels> | undefined;
  return useMemo(() => ({ ...defaults, ...provided, ...own }), [defaults, provided, own]);
}

/** Returns the text of a prop: its own, or else that of UiProvider, or else the English one. */
export function useLabel<Text>(
  component: string,
  name: string,
  text: string,
  own: Text,
): NonNullable<Text> | string {
  return own ?? (use(LabelsContext)[component]?.[name] as string | undefined) ?? text;
}

/** Unstyled link that renders the link component of UiProvider. Components with their own link style use it. */
export function Anchor(props: AppLinkProps) {
  const AppLinkComponent = use(LinkContext);
  return <AppLinkComponent {...props} />;
}
