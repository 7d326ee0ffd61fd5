import type * as english from '../../commercial/offices.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  title: 'Oficinas',
  subtitle: 'Tecnología para el Trabajo',
  meta: { title: 'Wi-Fi, Video y Cámaras para Oficinas, McAllen, TX' },
  menu: 'Red, acceso y luz para el día de trabajo.',
  card: 'Cable, Wi-Fi, acceso de puertas y sonido de fondo para pisos donde la gente tiene que pensar y también hablar.',
  description:
    'Cable, Wi-Fi, acceso de puertas, luz y sonido de fondo, puestos de noche y documentados por escritorio. Lo único que su gente nota es el silencio.',
  heroAlt:
    'Una oficina al anochecer, líneas de luz sobre los escritorios, una sala de juntas que brilla tras el vidrio y la ciudad en las ventanas',
  features: [
    {
      title: 'Cable a escritorios y techo',
      description:
        'Dos salidas por escritorio, cable tipo plenum sobre el plafón, y cada tramo certificado.',
    },
    {
      title: 'Wi-Fi para videollamadas',
      description: 'La prueba: cuarenta personas en cámara, el lunes a las nueve.',
    },
    {
      title: 'Acceso de puertas',
      description: 'Cuando alguien se va, su gafete deja de abrir en cuanto usted lo dice.',
    },
    {
      title: 'Sonido de fondo',
      description:
        'Un rumor de aire parejo, para que la llamada de uno no sea la novela del de junto.',
    },
    {
      title: 'Luz para trabajar a gusto',
      description: 'Luz que no deslumbra, con atenuadores que pone un electricista con licencia.',
    },
    {
      title: 'Respaldo para lo principal',
      description: 'Baterías para switches, teléfonos y puertas, y un texto cuando entran.',
    },
    {
      title: 'Entradas y estacionamiento',
      description: 'Cámaras en puertas y estacionamiento, y reglas escritas de quién puede ver.',
    },
    {
      title: 'Entrada de visitas',
      description:
        'Un interfón con video que timbra en el escritorio indicado e imprime un gafete.',
    },
    {
      title: 'Pantallas de recepción y de equipo',
      description:
        'Bienvenidas y avisos de seguridad desde el navegador, apagadas si no hay nadie en el piso.',
    },
  ],
  benefits: [
    'Los cambios de lugar toman minutos, porque cada salida tiene su número en el plano',
    'Cable que dura más que dos contratos de renta, con lugar para equipo más rápido',
    'Lo privado se pierde a unos cuantos escritorios, sin levantar más paredes',
    'Un gafete abre el portón, la oficina y la copiadora',
    'Menos gasto en iluminación con sensores y luz de día, y nadie a oscuras',
    'Con monitoreo, podemos ver una falla de la noche antes de que usted llegue',
    'Charolas de cable en orden, para que el siguiente contratista trabaje seguro arriba',
    'Una carpeta de entrega que entienden su casero y su proveedor de sistemas',
  ],
  cases: [
    {
      title: 'Una compañía de títulos se muda en once días',
      description:
        'Les dieron las llaves el día primero, y el doce ya estaban sentados. Ochenta y cuatro salidas, acceso en seis puertas y sonido de fondo en las salas de cierre, todo en turnos de noche.',
      client: 'Compañía de títulos',
    },
    {
      title: 'Piso abierto, voces bajitas',
      description:
        'Sesenta agentes de reclamos en lo que era un supermercado. Con zonas de sonido de fondo y paneles colgantes, a dos escritorios ya no se entiende una llamada. En un mes se acabaron las quejas.',
      client: 'Centro de llamadas de seguros',
    },
    {
      title: 'Dos pisos unidos por vidrio',
      description:
        'Un despacho contable ya no cabía en su clóset. Pusimos un rack nuevo en cada piso, un par de fibras entre los dos, y no le estorbamos a nadie hasta después del 15 de abril.',
      client: 'Despacho contable',
    },
  ],
  testimonials: [
    {
      content:
        'Les pedí algo que pudiera entregarle a la siguiente de sistemas. El primer día abrió la carpeta, vio las fotos y hasta se le salió una lagrimita.',
      position: 'Directora de operaciones',
      company: 'una compañía de títulos en Edinburg',
    },
    {
      content:
        'Se le olvida a uno que está prendido. Luego lo apagan para que vea, y se oía hasta qué estaban comiendo los de reclamos. Préndanlo otra vez, les dije.',
      position: 'Encargado del edificio',
      company: 'un centro de llamadas en McAllen',
    },
  ],
  faqs: [
    {
      question: '¿Pueden cablear con la oficina ocupada?',
      answer:
        'Sí, casi siempre entre las seis de la tarde y la medianoche. Vamos por zonas, probamos antes de irnos y dejamos cada silla en su lugar, para que su mañana empiece como cualquiera.',
    },
    {
      question: '¿Qué es eso del sonido de fondo?',
      answer:
        'Un ruido suave, moldeado, de unos 45 decibeles, que se pone justo donde está la voz. No borra las voces; acorta la distancia a la que se entienden, de unos cuarenta pies a quince.',
    },
    {
      question: '¿Cuántas salidas de red debemos planear?',
      answer:
        'Dos por escritorio, una por punto de acceso en el techo, una en cada cámara, puerta, copiadora y pantalla, y veinte por ciento de sobra en la charola. Jalar esas después cuesta mucho más que ahora.',
    },
    {
      question: '¿Se puede abrir con el teléfono?',
      answer:
        'Los lectores aceptan tarjeta, teléfono o los dos. Dejamos chapa con llave en por lo menos una puerta, y cuidamos que toda salida se abra sin traba desde adentro.',
    },
    {
      question: 'El techo es cosa del casero. ¿Hay problema?',
      answer:
        'Solo hace falta una carta. Mandamos planos, datos del plenum y sellos contra fuego como les gustan a los administradores, y no dejamos nada tirado sobre el plafón.',
    },
    {
      question: '¿También ven nuestras computadoras?',
      answer:
        'Llegamos hasta la salida de pared, el switch y el punto de acceso. Su proveedor de sistemas recibe todas las claves y un diagrama, y le contestamos las llamadas igual que a usted.',
    },
  ],
  closing: {
    heading: '¿Se muda, crece o ya se hartó?',
    text: 'Llámenos con cuánta gente son y su fecha de mudanza. Le decimos cuántas salidas, qué rack y las tres preguntas que le va a hacer su casero. El plano puede venir después.',
  },
} satisfies Words<typeof english.page>;
