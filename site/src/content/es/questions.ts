import { company } from '../company.ts';
import type * as english from '../questions.ts';
import type { Words } from '../schema/words.ts';

export const questions = {
  link: 'Cinco preguntas para cualquier instalador',
  section: {
    heading: 'Cinco preguntas para cualquier instalador',
    lead: 'Háganoslas a nosotros y a todas las compañías a las que llame. Una buena respuesta cabe en una frase.',
    items: [
      {
        title: '¿Quién le mueve a la corriente?',
        paragraphs: [
          'Con nosotros, un electricista con licencia. El estado tiene la lista de todos, con nombre y número.',
        ],
        link: { label: 'Busque la licencia de un electricista' },
      },
      {
        title: '¿De quién es la licencia para la alarma y las cámaras?',
        paragraphs: [
          `Esa lista la lleva el Departamento de Seguridad Pública de ${company.state}. Pida el número y luego búsquelo.`,
        ],
        link: { label: `Busque una compañía de seguridad en el DPS de ${company.state}` },
      },
      {
        title: '¿Le dan el precio por escrito antes de empezar?',
        paragraphs: [
          'Nuestra cotización dice cada marca y modelo. Es gratis, y la visita de antes también.',
        ],
      },
      {
        title: '¿Qué se queda en la casa cuando ustedes se van?',
        paragraphs: ['De nosotros, una guía corta y etiquetas que van con el tablero.'],
      },
      {
        title: '¿Quién contesta cuando algo se pone necio?',
        paragraphs: ['Aquí, una persona en McAllen, en horario de oficina.'],
      },
    ],
  },
} satisfies Words<typeof english.questions>;
