import type * as english from '../afterForm.ts';
import { company } from '../company.ts';
import type { Words } from '../schema/words.ts';

const { showroom } = company;
const shown = {
  showroom: {
    title: 'Visítenos',
    text: `${showroom.street}, ${showroom.city}, ${showroom.region} ${showroom.postalCode}`,
  },
  hours: { title: 'Horario' },
};

export const afterForm = {
  sent: {
    meta: {
      title: 'Mensaje enviado',
      description: `Su mensaje a ${company.name} ya llegó. Aquí le decimos qué sigue, con nuestro horario y nuestro teléfono.`,
    },
    heading: 'Su mensaje ya llegó',
    lead: 'Gracias por escribirnos. Ya lo tenemos, y no hace falta que lo mande otra vez.',
    steps: {
      heading: 'Qué sigue',
      items: [
        'Uno de nosotros, en McAllen, lee su mensaje en horario de oficina.',
        'Le llamamos o le escribimos lo más pronto posible, preguntamos lo que falte saber y escogemos el día con usted.',
        'Vamos, nos sentamos con usted y vemos los cuartos. La visita y la cotización son gratis.',
      ],
    },
    ...shown,
    contact: {
      title: 'Si no puede esperar',
      text: 'En horario de oficina, lo más rápido es llamar.',
    },
    actions: [{ label: 'Ver Nuestros Proyectos' }, { label: 'Volver al Inicio' }],
  },
  notSent: {
    meta: {
      title: 'Mensaje no enviado',
      description: `Su mensaje a ${company.name} no se envió. Aquí le decimos qué pudo fallar, y cómo encontrarnos por teléfono o por correo.`,
    },
    heading: 'Su mensaje no se envió',
    lead: 'No se perdió nada. Oprima el botón Atrás de su navegador: el formulario está como lo dejó, con todo lo que escribió.',
    steps: {
      heading: 'Qué pudo fallar',
      items: [
        'El correo tiene un error de dedo, o al teléfono le faltan números.',
        'Falta el nombre o el mensaje, o tiene apenas unas letras.',
        'Llegaron varios mensajes de su conexión en diez minutos. Por favor, espere diez minutos y mande el formulario otra vez.',
        'Nuestro sistema no contestó. Por favor, mande el formulario otra vez en un minuto.',
      ],
    },
    ...shown,
    contact: {
      title: 'Mejor llame o escriba',
      text: 'Con gusto le atendemos por teléfono.',
    },
  },
} satisfies Words<typeof english.afterForm>;
