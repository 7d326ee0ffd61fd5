import type * as english from '../../commercial/overview.ts';
import { company } from '../../company.ts';
import type { Words } from '../../schema/words.ts';

export const overview = {
  meta: {
    title: 'Audio, Video y Redes para Negocios en McAllen, TX',
    description:
      'Planeamos audio, video, luz, redes y seguridad para negocios del Valle del Río Grande según las horas en que abren, y después aquí seguimos.',
  },
  hero: {
    heading: 'Tecnología para su Negocio',
    tagline:
      'Sus puertas abren a las diez, esté listo el sistema o no. Instalamos según su horario, le enseñamos a cada turno cómo se usa y, ya pagado, seguimos contestando el teléfono.',
    actions: [{ label: 'Agende una Consulta' }, { label: 'Vea los Servicios' }],
  },
  services: {
    heading: 'Dónde trabajamos',
    lead: '{Commercial count} tipos de trabajo, y en cada uno hay algo que no se puede caer.',
    linkLabel: 'Más información',
  },
  exhibit: {
    before: 'Plafones y sol',
    caption: 'Una sala de juntas de vidrio, antes y después de que alguien pensara en su luz',
  },
  reasons: {
    heading: `Por Qué Escoger ${company.name}`,
    lead: 'Al año de acabar, todavía contestamos el teléfono. Pregúnteles a nuestros clientes.',
    cards: [
      {
        title: 'Oficio y Años de Trabajo',
        description: `Desde ${company.founded} hemos jalado cable en bodegas, en el ladrillo del centro y en plazas.`,
      },
      {
        title: 'A su Medida',
        description: 'Contamos sus asientos, puertas y cajas, y dejamos fuera lo que no va a usar.',
      },
      {
        title: 'Servicio que Sigue',
        description:
          'Revisiones a distancia, refacciones acordadas y sus planos en nuestro archivo.',
      },
      {
        title: 'Tecnología al Día',
        description:
          'El equipo nuevo lo probamos primero en nuestro showroom; con usted no practicamos.',
      },
    ],
  },
  closing: {
    heading: 'Lo planeamos según su horario',
    text: 'Llámenos y ponemos hora. Hacemos la revisión antes de que abra o después de que cierre, y empezamos por lo último que falló.',
    actions: [{ label: 'Pida su Cotización Gratis' }],
  },
} satisfies Words<typeof english.overview>;
