import type * as english from '../navigation.ts';
import type { Words } from '../schema/words.ts';

export const navigation = {
  groups: [
    {
      label: 'Servicios',
      featured: {
        label: 'Todos los Servicios',
        description:
          '{Service count} servicios bajo un mismo techo, desde un atenuador hasta un cine completo.',
      },
    },
    {
      label: 'Casas',
      featured: {
        label: 'Para su Casa',
        description: 'Tecnología que le queda a la casa y a quienes viven en ella.',
      },
    },
    {
      label: 'Negocios',
      featured: {
        label: 'Para su Negocio',
        description: 'Sistemas que su gente maneja hasta en un día pesado.',
      },
    },
    {
      label: 'Ciudades',
      featured: {
        label: 'Todas las Ciudades',
        description: '{City count} ciudades del Valle, un solo equipo que se sabe los caminos.',
      },
    },
  ],
  home: { label: 'Inicio' },
  plainLinks: [
    { label: 'Proyectos' },
    { label: 'Nosotros' },
    { label: 'Blog' },
    { label: 'Contacto' },
  ],
  admin: { label: 'Admin' },
  quote: { label: 'Pida su Cotización' },
  bottomBar: [
    { label: 'Inicio' },
    { label: 'Servicios' },
    { label: 'Contacto' },
    { label: 'Menú' },
  ],
  notice: {
    messages: {
      offline: 'No tiene conexión, así que no se puede abrir “{page}”. Esta página se queda igual.',
      waiting:
        'Una parte de esta página no cargó, así que el botón que oprimió todavía no sirve. Por favor, revise su conexión y oprímalo otra vez.',
    },
    retry: 'Intentar otra vez',
    close: 'Cerrar',
  },
  footer: {
    services: 'Servicios',
    lists: [
      {
        heading: 'Nosotros',
        items: [
          { label: 'Nuestra Historia' },
          { label: 'Proyectos' },
          { label: 'Ciudades' },
          { label: 'Blog' },
          { label: 'Contacto' },
          { label: 'Privacidad' },
        ],
      },
    ],
  },
} satisfies Words<typeof english.navigation>;
