/** Ten ways to break the library that somebody could commit on a Friday, and where each must be seen. */
export interface Breakage {
  name: string;
  file: string;
  find: string;
  put: string;
  /** Ids of stories whose pictures must change, or files of stories whose tests must fail. */
  seenBy: { pictures: readonly string[] } | { tests: readonly string[] };
}

const components = 'packages/ui/src/components';
const theme = 'packages/ui/src/theme';

export const breakages: readonly Breakage[] = [
  {
    name: 'a token is one step of one colour channel off',
    file: `${theme}/primitives.ts`,
    find: "lamp: 'oklch(0.82 0.125 68)'",
    put: "lamp: 'oklch(0.822 0.125 68)'",
    seenBy: { pictures: ['components-button--default'] },
  },
  {
    name: 'the focus ring is gone',
    file: 'packages/ui/src/styles/focusRing.ts',
    find: 'outline: `2px solid',
    put: 'outline: `0 solid',
    seenBy: { pictures: ['components-button--focused'] },
  },
  {
    name: 'a border is gone',
    file: `${components}/Button/Button.css.ts`,
    find: 'borderColor: vars.color.line.strong',
    put: "borderColor: 'transparent'",
    seenBy: { pictures: ['components-button--variants'] },
  },
  {
    name: 'text is cut off at 200 %',
    file: `${components}/Button/Button.css.ts`,
    find: 'minBlockSize: vars.target.touch,',
    put: "blockSize: '48px', overflow: 'hidden',",
    seenBy: { pictures: ['components-button--long-text'] },
  },
  {
    name: 'a margin is physical, so right to left breaks',
    file: 'packages/ui/src/sections/ProcessTimeline/ProcessTimeline.css.ts',
    find: 'paddingInlineStart:',
    put: 'paddingLeft:',
    seenBy: { pictures: ['sections-processtimeline--default'] },
  },
  {
    name: 'a key handler is gone',
    file: `${components}/Carousel/Carousel.tsx`,
    find: 'onKeyDown={steer}',
    put: 'data-steer={String(steer).length}',
    seenBy: { tests: [`${components}/Carousel/Carousel.stories.tsx`] },
  },
  {
    name: 'aria-expanded says the wrong thing',
    file: `${components}/Accordion/Accordion.tsx`,
    find: "aria-expanded={buttonProps['aria-expanded']}",
    put: 'aria-expanded={false}',
    seenBy: { tests: [`${components}/Accordion/Accordion.stories.tsx`] },
  },
  {
    name: 'a label no longer names its field',
    file: `${components}/Field/FieldFrame.tsx`,
    find: '<label {...labelProps} htmlFor={fieldProps.id}',
    put: '<label',
    seenBy: { tests: [`${components}/Field/Field.stories.tsx`] },
  },
  {
    name: 'muted text is too faint to read',
    file: `${theme}/primitives.ts`,
    find: "300: 'oklch(0.780",
    put: "300: 'oklch(0.420",
    seenBy: { tests: ['packages/ui/src/text/Text/Text.stories.tsx'] },
  },
  {
    name: 'the browser draws other words than the server',
    file: 'packages/ui/src/sections/OfferText/OfferText.tsx',
    find: '{statement}</p>',
    put: '{statement} {performance.now()}</p>',
    seenBy: { tests: ['packages/ui/src/templates/Hydration.stories.tsx'] },
  },
];
