import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { UiProvider } from '../text/index.ts';
import { spanish } from './spanish.ts';

const pages = { page: 2, pageCount: 3, hrefOf: (page: number) => `?page=${page}` };

it('speaks the language of UiProvider', () => {
  const html = renderToString(
    <UiProvider labels={spanish}>
      <Pagination {...pages} />
    </UiProvider>,
  );
  expect(html).toContain('Siguiente');
  expect(html).toContain('aria-label="Página 3"');
});

it('says a label of its own instead, if it has one', () => {
  const html = renderToString(
    <UiProvider labels={spanish}>
      <Pagination {...pages} labels={{ next: 'Más nuevas' }} />
    </UiProvider>,
  );
  expect(html).toContain('Más nuevas');
  expect(html).toContain('Anterior');
});

it.each([
  ['09:00', '9 a. m.'],
  ['12:30', '12:30 p. m.'],
  ['18:00', '6 p. m.'],
])('says the time %s as people in the Valley do', (clock, said) =>
  expect(spanish.OfficeHours.time(clock).replaceAll('\u00a0', ' ')).toBe(said),
);
