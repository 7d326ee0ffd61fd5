import { company } from '../company.ts';
import type * as english from '../projects.ts';
import type { Words } from '../schema/words.ts';

export const projects = {
  meta: {
    title: 'Proyectos',
    description:
      'Cines, jardines, patios, oficinas y restaurantes del Valle del Río Grande con las luces prendidas, y el problema con el que empieza cada uno.',
  },
  hero: {
    heading: 'Proyectos, ya de noche',
    tagline:
      'Un cuarto se ve mejor cuando ya se metió el sol, y así se lo enseñamos aquí: con las luces prendidas.',
    actions: [{ label: 'Agende una Consulta' }, { label: 'Ver Nuestros Servicios' }],
  },
  gallery: {
    label: 'Galería',
    heading: 'Cuarto por cuarto',
    lead: 'Primero, nuestros favoritos.',
    ...(company.isSample.pictures && {
      leadWithRenderings: `Imágenes generadas por ${company.name} mientras llegan las fotos. Primero, nuestras favoritas.`,
    }),
    loading: 'Cargando la galería',
    featured: 'Destacado',
    ...(company.isSample.pictures && { rendering: 'Imagen generada' }),
    unnamed: 'Un proyecto terminado',
    more: 'Ver más',
    empty: {
      heading: 'Las paredes siguen vacías',
      text: 'Estamos escogiendo fotos y aquí las vamos a colgar. Mientras tanto, las historias de abajo y una vuelta al showroom le dan una buena idea.',
      action: { label: 'Venga al Showroom' },
    },
    failed: {
      heading: 'No cargó la galería',
      text: 'Ahorita no pudimos traer las imágenes. Lo demás de esta página está completo; intente otra vez en un momento.',
      tryAgain: 'Intentar otra vez',
    },
    outdated: 'Estas son las imágenes que teníamos. Ahorita no pudimos traer otras más nuevas.',
    offline: {
      heading: 'Parece que no tiene conexión',
      text: 'Las imágenes van a aparecer en cuanto vuelva el internet.',
    },
  },
  cases: {
    label: 'Historias',
    heading: 'Lo que se pidió, lo que se hizo',
    lead: 'Casas y negocios, y el problema con el que empezó cada uno. Cada título lo lleva a la página completa.',
  },
  closing: {
    heading: '¿Trae un cuarto en mente?',
    text: 'Llame y descríbalo, o vamos a verlo. Es gratis y sin compromiso.',
    actions: [{ label: 'Pida su Cotización Gratis' }, { label: 'Conozca Nuestros Servicios' }],
  },
} satisfies Words<typeof english.projects>;
