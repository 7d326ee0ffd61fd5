import type { Words } from '../../schema/words.ts';
import type * as english from '../../services/overview.ts';

export const overview = {
  meta: {
    title: 'Casa Inteligente, Audio y Video en McAllen, TX',
    description:
      'Un solo equipo local diseña e instala cines, luces, audio, televisiones, casas inteligentes, seguridad, redes y fibra en el Valle del Río Grande.',
  },
  hero: {
    heading: 'Nuestros Servicios',
    tagline:
      'Escoja esa cosa que le molesta esta noche, o déjenos todo el proyecto. Lo dibujamos, le damos el precio por escrito y lo instalamos, y el año que entra, si tiene una pregunta, aquí seguimos, a la vuelta.',
  },
  cardLinkLabel: 'Más información',
  plan: {
    heading: 'Dibuje su casa',
    lead: 'Marque lo que le gustaría tener y se prende en el plano. Luego mándenos la lista.',
    legend: '¿Qué quiere que veamos?',
    items: [
      { label: 'Cine en casa', detail: 'Casi todos tardan de 1 a 3 días.' },
      {
        label: 'Iluminación inteligente',
        detail: 'La iluminación básica tarda de 1 a 2 días.',
      },
      { label: 'Casa inteligente', detail: 'Una completa tarda de 1 a 2 semanas.' },
      { label: 'Música', detail: 'El audio básico tarda de 1 a 2 días.' },
      { label: 'Patio y alberca', detail: 'Casi todos los patios tardan de 1 a 3 días.' },
      { label: 'Cámaras', detail: 'Una casa típica necesita de 4 a 6.' },
      { label: 'Wi-Fi y red', detail: 'Casi todas las casas tardan de 1 a 3 días.' },
    ],
    unpriced: 'Precio por cotización.',
    total: 'Precios iniciales publicados de su lista, sumados: alrededor de',
    totalNote:
      'Esto no es una cotización, y no incluye lo que lleva precio por cotización. La suya es gratis.',
    send: 'Mandar esta lista',
    about: 'Su casa',
  },
  closing: {
    heading: '¿Empezamos?',
    text: 'Empiece por la parte de la casa que más lata le da. La visita y el precio por escrito son gratis.',
    button: 'Pida su Cotización Gratis',
  },
} satisfies Words<typeof english.overview>;
