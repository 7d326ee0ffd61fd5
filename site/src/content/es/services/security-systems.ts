import type { Words } from '../../schema/words.ts';
import type * as english from '../../services/security-systems.ts';

export const page = {
  title: 'Sistemas de Seguridad',
  menu: 'Cámaras, chapas y alarmas puestas con cuidado.',
  footer: 'Seguridad',
  card: {
    description: 'Cámaras, chapas y alarmas puestas por donde la gente llega de veras.',
  },
  meta: {
    title: 'Cámaras de Seguridad y Alarmas en McAllen, TX',
    description:
      'Instalamos cámaras, chapas, sensores y acceso de portón en casas y tiendas del Valle del Río Grande. Lo grabado es suyo, y verlo no tiene cuota.',
  },
  hero: {
    description:
      'Con una mirada, usted debe saber quién vino a la puerta, que el portón se cerró y que no pasó nada más.',
  },
  offer: [
    'Planeamos de afuera hacia adentro. Primero la luz, porque un costado iluminado desanima más que un lente. Luego puertas y ventanas, las que alguien de veras intentaría abrir. Las cámaras van en tercer lugar.',
    'En una casa típica, eso es de 4 a 6 cámaras: puerta del frente, entrada, los dos costados, el patio y quizá un callejón. Graban en un disco en su clóset, así que tiene semanas guardadas y ningún recibo mensual por sus propias grabaciones.',
    'Le enseñamos al sistema a distinguir a una persona de una urraca. Cuando avise, que valga la pena levantarse.',
  ],
  exhibit: {
    before: 'Reflectores en el alero',
    caption: 'El mismo frente, en dos imágenes generadas',
  },
  features: [
    {
      title: 'Cada cámara con su trabajo',
      description: 'Lente y altura según lo que va a ver, para que reconozca la cara en el portón.',
    },
    {
      title: 'Timbre con cámara e interfón',
      description: 'Conteste desde el patio, la oficina u otro estado.',
    },
    {
      title: 'Entrada sin llave',
      description:
        'Códigos personales con horario y fecha final, y una llave de metal que sigue abriendo.',
    },
    {
      title: 'Puertas, vidrios y movimiento',
      description:
        'Sensores escondidos en el marco, y detectores de movimiento que dejan en paz al labrador.',
    },
    {
      title: 'Grabaciones suyas',
      description:
        'Una grabadora para los días que quiera guardar, bajo llave y con batería de respaldo.',
    },
    {
      title: 'Portones y entradas largas',
      description:
        'Interfones y cámaras a pie de camino, enlazados por cable enterrado, fibra o radio.',
    },
  ],
  process: [
    {
      title: 'Recorrer el terreno',
      description: 'Una vuelta a la casa de día y otra de noche, buscando el rincón ciego.',
    },
    {
      title: 'Marcar el mapa',
      description:
        'Cámaras, sensores y luces sobre una foto de satélite, y para qué sirve cada cosa.',
    },
    {
      title: 'Jalar cable protegido',
      description:
        'Cable para exterior, y un supresor de descargas en cada tramo que sale del edificio.',
    },
    {
      title: 'Apuntar y probar de noche',
      description:
        'El infrarrojo rebota en las telarañas. Lo arreglamos con la escalera todavía puesta.',
    },
    {
      title: 'Ajustar los avisos',
      description: 'Tras una semana de idas y venidas de verdad, volvemos a recortar los avisos.',
    },
  ],
  testimonials: [
    {
      role: 'Dueño de casa, Palmhurst',
      content:
        'Doscientos avisos por noche me mandaba el de antes. ¡Palomillas! Yo ya ni volteaba. Este me ha mandado cuatro en un mes, y uno era mi cuñado, que venía por la podadora prestada.',
    },
    {
      role: 'Dueña de casa, Rio Hondo',
      content:
        'Yo la hubiera puesto arriba de la cochera. El joven se subió y me enseñó lo que iba a ver: puros sombreros. La puso más abajo, y ahora veo caras.',
    },
    {
      content:
        'Los del jardín tienen su código, nuestro hijo el suyo, y el de mi hermana se acaba después de Semana Santa. Ya no hay llave debajo de la maceta. De esa maceta sabía toda la familia.',
    },
  ],
  faqs: [
    {
      question: '¿Cuántas cámaras necesito?',
      answer:
        'Una casa típica queda bien cubierta con 4 a 6 cámaras. Por un lote de esquina, una alberca o una construcción aparte, agregue una. Si una cotización dice dieciséis, pregunte qué va a ver cada una.',
    },
    {
      question: '¿Las cámaras sirven cuando se va la luz?',
      answer:
        'La grabadora, el switch y las cámaras comparten una batería que les alcanza para casi todos los apagones del Valle. Un respaldo celular puede seguir mandando avisos cuando también se cae la compañía de cable.',
    },
    {
      question: '¿Hay cuota mensual?',
      answer:
        'Por ver o guardar su propio video, ninguna. El monitoreo profesional de alarmas es un contrato aparte con una compañía de monitoreo, y muchos de nuestros clientes viven sin él.',
    },
    {
      question: '¿Se va a oponer la asociación de vecinos (HOA)?',
      answer:
        'Más que nada les importa lo que se ve desde la calle y si un lente da a la casa de al lado. Usamos cajas chicas del color de la pared, tapamos en la imagen las ventanas del vecino y le damos una hoja para el comité.',
    },
    {
      question: '¿Por cable o inalámbricas?',
      answer:
        'Por cable hasta donde llegue el cable, que en una casa con ático es casi en todas partes. Las de batería son prácticas para un granero o una casa de renta, pero se pierden el primer segundo, y muchas veces es justo el que necesita.',
    },
    {
      question: '¿Qué tan pronto puede quedar?',
      answer:
        'Casi todas las casas quedan en uno o dos días. Los portones, las zanjas y las construcciones aparte lo alargan, porque el tubo tiene que estar en la tierra antes de resanar el concreto.',
    },
  ],
  closing: {
    heading: 'Recorramos juntos la propiedad',
    text: 'Llámenos y la recorremos con usted. Va a ver por dónde está expuesta, y el mapa marcado es suyo aunque no contrate a nadie.',
  },
} satisfies Words<typeof english.page>;
