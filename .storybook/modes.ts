import { scenarioTitles } from '@custom-designs/mocks/scenarioNames';

/**
 * Toolbar options for every story. Tests set the same values with `globals` instead of a second
 * story.
 */
const choice = <Icon extends string>(
  description: string,
  icon: Icon,
  titles: Record<string, string>,
) => ({
  description,
  toolbar: {
    icon,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

export const modes = {
  theme: choice('Theme', 'lightning', { dark: 'Dark', light: 'Light' }),
  language: choice('Language of the labels', 'globe', { en: 'English', es: 'Español' }),
  direction: choice('Reading direction', 'transfer', {
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  textSize: choice('Text size', 'zoom', { normal: 'Text 100%', large: 'Text 200%' }),
  motion: choice('Motion', 'timer', { full: 'Full motion', reduced: 'Reduced motion' }),
  backend: choice('Backend of the screens under Site', 'database', scenarioTitles),
};

export const initialModes = {
  theme: 'dark',
  language: 'en',
  direction: 'ltr',
  textSize: 'normal',
  motion: 'full',
  backend: 'ok',
} satisfies Record<keyof typeof modes, string>;

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` });

export const viewports = {
  small: { name: 'Small phone 320', styles: size(320, 640) },
  phone: { name: 'Phone 390', styles: size(390, 844) },
  tablet: { name: 'Tablet 768', styles: size(768, 1024) },
  desktop: { name: 'Desktop 1440', styles: size(1440, 900) },
};
