import type * as english from '../../communities/overview.ts';
import { company } from '../../company.ts';
import type { Words } from '../../schema/words.ts';

export const overview = {
  meta: {
    title: 'Ciudades que Atendemos en el Valle del Río Grande',
    description: 'Empresa local, de familia. Cableamos casas y negocios en {cities}.',
  },
  hero: {
    heading: '{City count} ciudades, un atardecer del Valle',
    tagline:
      'De las olas a las lomas de los ranchos hay poco más de cien millas, y en el camino no hay dos ciudades que nos pidan lo mismo.',
    actions: [{ label: 'Agende una Consulta' }, { label: 'Ver Nuestros Servicios' }],
  },
  cities: {
    heading: 'Encuentre su ciudad',
    lead: 'Escoja la suya y vea qué nos piden por allá.',
  },
  area: {
    label: 'Zona de servicio',
    heading: 'Tan cerca que conocemos su calle',
    lead: `{cities}, y algunos proyectos más en el sur de ${company.state}.`,
    points: [
      {
        title: 'Conocemos el rumbo',
        description:
          'Sabemos lo que el estuco le hace al Wi-Fi y lo que agosto le hace a un amplificador en el ático.',
      },
      {
        title: 'Trabajos a la medida',
        description:
          'Empezamos por sus cuartos, no por un paquete. Lo que no necesita no va en la cotización.',
      },
      {
        title: 'Respuesta rápida',
        description:
          'Nuestra oficina está en McAllen: la ayuda le llega por carretera, no en avión.',
      },
    ],
    action: { label: 'Agende una Consulta' },
  },
  closing: {
    heading: '¿Por cuál camino vive?',
    text: 'Díganos la ciudad y el cruce más cercano, por teléfono o aquí. Le avisamos cuando andemos por su rumbo.',
    actions: [{ label: 'Pida su Cotización Gratis' }, { label: 'Conozca Nuestros Servicios' }],
  },
} satisfies Words<typeof english.overview>;
