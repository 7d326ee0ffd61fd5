import { company } from '../company.ts';
import type * as english from '../contact.ts';
import type { Words } from '../schema/words.ts';

export const contact = {
  meta: {
    title: 'Contáctenos',
    description:
      'Llame, escriba o venga a nuestro showroom en McAllen. Vamos a ver sus cuartos en todo el Valle del Río Grande, y la consulta y la cotización son gratis.',
  },
  desktop: {
    title: 'Contáctenos',
    lead: 'Llame, y en horario de oficina le contesta alguien aquí en McAllen. O escriba, y agendamos la primera visita. Es gratis.',
    details: {
      heading: 'Cómo encontrarnos',
      phone: 'Teléfono',
      email: 'Correo',
      address: 'Dirección',
      hours: 'Horario',
    },
    form: {
      heading: 'Mándenos un mensaje',
      fields: {
        name: 'Nombre',
        email: 'Correo',
        phone: 'Teléfono',
        subject: 'Asunto',
        message: 'Mensaje',
      },
      submit: 'Enviar Mensaje',
      sent: { title: 'Mensaje enviado', description: 'Le contestamos lo más pronto posible.' },
    },
    showroom: {
      heading: 'Venga a nuestro showroom',
      text: 'Pruebe un teclado, siéntese en una butaca de cine, vea la misma pared con seis tipos de luz. Venga en horario de oficina, y llame antes si va a traer planos.',
      show: 'Ver el mapa',
      notice: 'El mapa viene del servidor de otra compañía, y solo si usted lo pide.',
      frameTitle: 'Mapa del showroom en McAllen',
      openElsewhere: 'Abrir en una app de mapas',
    },
    faq: {
      heading: 'Preguntas para empezar',
      items: [
        {
          question: '¿De veras es gratis la consulta?',
          answer:
            'Sí, y la cotización también. Vemos los cuartos con usted, le decimos qué haríamos y qué no, y se lo damos por escrito, con precio.',
        },
        {
          question: '¿Tengo que tener algo listo?',
          answer:
            'Nada más la dirección. Si tiene un plano, unas fotos de los cuartos y de la caja por donde le entra el internet, o una idea de cuánto quiere gastar, ayuda. Pero nada de eso hace falta.',
        },
        {
          question: '¿Cuándo me contestan?',
          answer:
            'Lo más pronto posible, en horario de oficina: {hours}. Uno de nosotros lee su mensaje, y luego le llama o le escribe para escoger el día. Si no puede esperar, llame.',
        },
        {
          question: '¿Cómo es la primera visita?',
          answer:
            'Vamos a donde usted está, y primero nos sentamos: ¿quién vive o trabaja ahí, y qué los saca de quicio? Luego recorremos los cuartos, vemos qué nos dejan pasar las paredes y hablamos de cuánto quiere gastar. Después llega la cotización por escrito, con cada marca y modelo. No hay compromiso.',
        },
        {
          question: '¿Vienen a mi ciudad?',
          answer: `Atendemos {cities}, y algunos proyectos más en el sur de ${company.state}. Si queda un poco fuera, pregunte.`,
        },
        {
          question: '¿Cómo uso el descuento de personas mayores y veteranos?',
          answer: `Dígalo al agendar, y en la visita tenga a la mano una identificación vigente. Es el ${company.discount.percent}% de descuento en todos los servicios para personas mayores y veteranos.`,
        },
      ],
    },
  },
  mobile: {
    call: {
      title: 'Llámenos',
      text: 'Lo más rápido en horario de oficina. Contesta una persona.',
    },
    email: {
      title: 'Escríbanos',
      text: 'Le contestamos, o le llamamos si prefiere.',
    },
    form: {
      heading: 'Mándenos un mensaje',
      fields: {
        name: 'Nombre completo',
        email: 'Correo electrónico',
        phone: 'Teléfono',
        message: 'Detalles del proyecto',
      },
      optional: '(opcional)',
      submit: 'Enviar Mensaje',
      sent: { title: '¡Mensaje enviado!', description: 'Le contestamos lo más pronto posible.' },
    },
  },
} satisfies Words<typeof english.contact>;
