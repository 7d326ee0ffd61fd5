import type * as english from '../handover.ts';
import type { Words } from '../schema/words.ts';

export const handover = {
  heading: 'Lo que le dejamos',
  link: 'Los papeles que le dejamos',
  lead: 'Nosotros nos vamos y los papeles se quedan. Estos son de muestra; en los suyos salen sus cuartos.',
  papers: {
    'lighting-plan': {
      title: 'El plano de iluminación',
      description: 'Cada lámpara, su atenuador y el nivel en que la dejamos.',
      alt: 'Plano de una casa con ocho circuitos de lámparas, sobre una tabla de sus niveles',
    },
    'test-report': {
      title: 'El reporte de pruebas',
      description: 'Cada cable por número: cuánto mide, qué tan rápido es y que pasó la prueba.',
      alt: 'Tabla de 14 cables, todos aprobados, sobre una gráfica',
    },
    'sealed-envelope': {
      title: 'El sobre sellado',
      description: 'Claves que solo usted abre, para que nadie le cierre la puerta.',
      alt: 'Sobre café con sello de cera, rotulado “Passwords”',
    },
  },
} satisfies Words<typeof english.handover>;
