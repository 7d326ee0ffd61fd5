import type * as english from '../blog.ts';
import type { Words } from '../schema/words.ts';

export const blog = {
  meta: {
    title: 'Blog',
    description:
      'Escribimos de cine en casa, iluminación, audio, redes y seguridad en casas del Valle del Río Grande, para quien solo quiere que todo funcione.',
  },
  title: 'Nuestro Blog',
  lead: 'Lo que aprendimos en áticos ajenos, para que usted no tenga que subirse al suyo.',
  list: {
    label: 'Artículos',
    others: 'Todos los demás artículos',
    empty: 'No se encontraron artículos',
    failed: 'No se pudieron cargar los artículos',
    toast: {
      title: 'No cargaron los artículos',
      description: 'Por ahora le mostramos los que teníamos guardados',
    },
  },
  closing: {
    heading: '¿Le pasa esto en su casa?',
    text: 'Llame y descríbalo. Le decimos si vale la pena una visita.',
    actions: [{ label: 'Pregúntenos' }],
  },
  article: {
    loading: 'Cargando el artículo',
    pages: 'Páginas de este artículo',
    noScript:
      'Este artículo es más nuevo que el resto del sitio, y su navegador necesita JavaScript para traerlo. La lista de artículos sí funciona sin eso.',
    errorTitle: '¡Uy! No encontramos ese artículo',
    back: { label: 'Volver al Blog' },
    home: { label: 'Ir al Inicio' },
    missing: 'No se encontró el artículo',
    failed: 'No se pudo cargar el artículo',
    toast: {
      title: 'Error',
      description: 'No se pudo cargar el artículo. Por favor, intente más tarde.',
    },
  },
} satisfies Words<typeof english.blog>;
