/**
 * What people type into the search when they know a component by another name, and the pages that
 * answer. Storybook itself searches only titles, names of stories, and headings.
 */
export const searchTerms: Readonly<Record<string, readonly string[]>> = {
  alert: ['Components/PageNotice', 'Components/Toast', 'Sections/LoadFailure'],
  banner: ['Components/PageNotice', 'Sections/DiscountBand'],
  checkbox: ['Components/Checkbox'],
  chip: ['Components/Badge', 'Media/TagField'],
  collapse: ['Components/Accordion'],
  'dark mode': ['Components/ThemeSwitch'],
  disclosure: ['Components/Accordion'],
  drawer: ['Components/MobileMenu'],
  dropdown: ['Components/Select', 'Components/NavMenu'],
  'file upload': ['Media/MediaUploader'],
  hamburger: ['Components/MobileMenu'],
  image: ['Components/Picture'],
  input: ['Components/TextField', 'Components/SearchField', 'Components/Form'],
  'grid list': ['Media/MediaGrid'],
  'mega menu': ['Components/NavMenu'],
  modal: ['Components/Dialog', 'Media/ConfirmDialog'],
  notification: ['Components/Toast'],
  overlay: ['Components/Dialog', 'Components/MobileMenu'],
  pager: ['Components/Pagination'],
  placeholder: ['Components/Skeleton'],
  popup: ['Components/Dialog'],
  slider: ['Components/Carousel'],
  snackbar: ['Components/Toast'],
  spinner: ['Components/Skeleton', 'Components/ProgressBar'],
  tabs: ['Components/Tabs', 'Blog/CategoryTabs'],
  table: ['Media/MediaGrid'],
  tag: ['Components/TagGroup', 'Components/Badge', 'Media/TagField'],
  textarea: ['Components/TextArea'],
  tile: ['Components/Card'],
  toggle: ['Components/Switch', 'Components/ThemeSwitch'],
  tooltip: ['Components/Tooltip'],
  validation: ['Components/Form'],
};

interface Entry {
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
  readonly anchors?: readonly { readonly id: string; readonly title: string }[];
}

/** As much of Storybook's generator of its index as matters here. */
export interface Generator {
  getIndex: () => Promise<{ entries: Record<string, Entry> }>;
}

/** A page is found by its terms. A page without stories is also found by its headings. */
function withTerms(entry: Entry): Entry {
  if (entry.type !== 'docs') return entry;
  const headings = entry.importPath.endsWith('.mdx')
    ? (entry.anchors ?? []).filter(({ id }) => id !== '')
    : [];
  const terms = Object.keys(searchTerms).filter((term) => searchTerms[term]?.includes(entry.title));
  return { ...entry, anchors: [...headings, ...terms.map((title) => ({ id: '', title }))] };
}

/** Storybook's `storyIndexGenerator`, whose index also holds the search terms. */
export function indexSearchTerms<Original extends Generator>(generator: Original): Original {
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const { entries, ...index } = await getIndex();
    const found = Object.entries(entries).map(([id, entry]) => [id, withTerms(entry)] as const);
    return { ...index, entries: Object.fromEntries(found) };
  };
  return generator;
}
