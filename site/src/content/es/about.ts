import type * as english from '../about.ts';
import { company } from '../company.ts';
import type { Words } from '../schema/words.ts';

export const about = {
  meta: {
    title: 'Nosotros',
    description: `${company.name} es una empresa de familia, de tecnología para el hogar. Nació en McAllen en ${company.founded}, y sus dueños son del Valle del Río Grande y aquí trabajan.`,
  },
  hero: {
    heading: `Expertos de primera en tecnología para su casa, en el Valle desde ${company.founded}`,
    tagline:
      'Somos una familia con un taller en McAllen, y muchas salas nos las sabemos de memoria.',
    actions: [{ label: 'Agende una Consulta' }, { label: 'Ver Nuestros Proyectos' }],
  },
  story: {
    heading: 'Nuestra historia',
    paragraphs: [
      `Abrimos en McAllen en ${company.founded} con una van, una mesa de trabajo y una queja: en el Valle había demasiadas casas buenas llenas de aparatos que nadie sabía prender. Cuatro controles en una canasta, un reloj que seguía parpadeando las doce, las luces del patio prendidas a mediodía.`,
      'Así que empezamos por donde casi todos los instaladores acaban. Nos sentamos en el sillón y preguntamos cómo es un martes cualquiera, quién llega primero, dónde duermen los abuelos, a qué ventana le pega más el sol. Luego dibujamos algo sencillo, que se entendiera, y fuerte, que aguantara un verano del Valle.',
      'Seguimos siendo una empresa de familia: los dueños somos de aquí y aquí trabajamos. Empezamos con cines e iluminación, y ahora también hacemos audio, video, automatización, seguridad, redes y fibra, en casas y en negocios. La primera visita no ha cambiado: nos sentamos y preguntamos.',
    ],
  },
  values: {
    heading: 'Lo que valoramos',
    lead: 'Tres cosas que se dicen rápido, y que nos exigimos.',
    items: [
      {
        title: 'Calidad',
        description:
          'Peinamos los cables como si el rack tuviera puerta de vidrio, y primero probamos sus atenuadores con sus lámparas en nuestra mesa. Si algo parpadea ahí, a su techo no llega.',
      },
      {
        title: 'Servicio',
        description:
          'Le dejamos una guía corta, etiquetas que dicen la verdad y un número donde nos encuentra. Todos en la casa deben poder usarlo sin llamarle a usted al trabajo.',
      },
      {
        title: 'Lo justo',
        description:
          'Preferimos quitar algo antes que venderle lo que solo luce en el folleto. Empiece con lo que va a usar todos los días; el cable para lo demás ya lo va a tener listo.',
      },
    ],
  },
  work: {
    heading: 'Nuestro trabajo',
    items: [
      {
        title: 'Cines en Casa a la Medida',
        description:
          'La imagen llena la pared, las palabras se entienden sin adivinar y nadie oye el lavaplatos. Los hacemos en la recámara que sobra, o los dibujamos con su arquitecto.',
        action: { label: 'Ver Instalación de Cine en Casa' },
      },
      {
        title: 'Entretenimiento al Aire Libre',
        description:
          'Un patio techado con una pantalla que se ve a las cinco de la tarde, música que no se brinca la cerca, y equipo sellado contra el calor, los aspersores y una que otra tormenta tropical.',
        action: { label: 'Ver Entretenimiento al Aire Libre' },
      },
    ],
  },
  consultation: {
    heading: 'Agende una consulta',
    lead: 'Es gratis, nosotros vamos y no hay compromiso. Con dos renglones sobre el proyecto basta.',
    fields: {
      name: 'Nombre',
      email: 'Correo',
      phone: 'Teléfono',
      preferredDate: 'Día que prefiere para la consulta',
      message: 'Detalles del proyecto',
    },
    optional: '(opcional)',
    dateHint: 'Díganos qué día le acomoda',
    submit: 'Enviar Solicitud',
    sent: {
      title: 'Recibimos su solicitud de cita',
      description: 'Pronto nos comunicamos con usted para confirmarla.',
    },
  },
} satisfies Words<typeof english.about>;
