import type * as english from '../notFound.ts';
import type { Words } from '../schema/words.ts';

export const notFound = {
  meta: { title: 'Página no encontrada' },
  code: '404',
  heading: '¡Uy! No encontramos esa página',
  text: 'En esta dirección no vive nadie. La luz de la puerta todavía prende.',
  light: 'Luz',
  home: { label: 'Volver al Inicio' },
} satisfies Words<typeof english.notFound>;
