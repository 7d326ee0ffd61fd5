import type * as english from '../../commercial/medical-facilities.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  title: 'Clínicas y Consultorios',
  subtitle: 'Redes y Tecnología',
  meta: { title: 'Tecnología para Consultorios en McAllen, TX' },
  menu: 'Cuartos tranquilos y cables con cuidado.',
  card: 'Privacidad al hablar en el mostrador, avisos discretos, pantallas de espaldas a la visita y cable sobre techos limpios.',
  description:
    'Redes, privacidad al hablar, avisos, pantallas y control de puertas para clínicas y dentistas. Trabajamos entre sus citas y no dejamos salir el polvo.',
  heroAlt:
    'La recepción de una clínica en menta y blanco, con una cruz iluminada y pantalla de turnos detrás del mostrador, y sillas junto a la ventana',
  features: [
    {
      title: 'Privacidad al hablar',
      description:
        'Un sonido suave de fondo, para que nombre y diagnóstico no lleguen a las sillas.',
    },
    {
      title: 'Pantallas bien volteadas',
      description:
        'Expedientes fuera de la vista de la visita. Lo revisamos desde cada silla de la sala de espera.',
    },
    {
      title: 'Una red para cada quien',
      description:
        'Equipo clínico, recepción, visitas y sistemas del edificio, cada uno en la suya.',
    },
    {
      title: 'Llamadas y avisos',
      description:
        'Avisos sin ruido al gafete o al teléfono. La bocina del techo es para lo urgente.',
    },
    {
      title: 'Puertas controladas',
      description:
        'Cuartos de medicinas y puertas del personal con horario, y toda salida se sigue abriendo sin traba.',
    },
    {
      title: 'Luz para revisar y para esperar',
      description:
        'Color fiel para revisar, luz suave para esperar. Las dos las conecta un electricista con licencia.',
    },
    {
      title: 'Cámaras donde deben ir',
      description: 'Entradas, estacionamiento y mostrador de farmacia, y ninguna donde se atiende.',
    },
    {
      title: 'Salas de espera tranquilas',
      description:
        'Programas con subtítulos, turnos en vez de nombres, y volumen que deja descansar.',
    },
    {
      title: 'Que no falte la corriente',
      description:
        'Baterías sostienen la alarma de las vacunas, los teléfonos y la red hasta que entra el generador.',
    },
  ],
  benefits: [
    'Lo que se dice al registrarse difícilmente se oye desde las sillas',
    'Enlaces de imágenes probados a toda velocidad, para que nadie espere un archivo',
    'Aparatos sellados y placas lisas que aguantan las toallitas de hospital',
    'El techo se trabaja tras un plástico, aspirando, y queda limpio antes de la primera cita',
    'Un solo plano que les sirve al casero, a sistemas y al proveedor del equipo',
    'Menos voceo, y gente más tranquila de los dos lados del mostrador',
  ],
  cases: [
    {
      title: 'Un dentista donde no se oye todo',
      description:
        'Cubículos abiertos, pisos duros y divisiones delgadas. Con sonido de fondo en el área de limpieza y dos techos que absorben, la higienista pregunta por las medicinas con su voz de siempre.',
      client: 'Consultorio dental',
    },
    {
      title: 'Imágenes que cruzan el estacionamiento',
      description:
        'El escáner estaba en el ala nueva, y quienes lo leen, en la vieja. Un par de fibras enterradas, con ruta de repuesto, relevó a los mensajeros con discos.',
      client: 'Centro de imagenología',
    },
    {
      title: 'Una clínica rural que siempre contesta',
      description:
        'Los apagones largos les habían costado un refrigerador de vacunas. Ahora batería, enlace celular y alarma de temperatura llaman a tres personas, una tras otra, y los teléfonos suenan en plena tormenta.',
      client: 'Clínica comunitaria',
    },
  ],
  testimonials: [
    {
      content:
        'Me pidieron permiso de sentarse en mi sala de espera. Y luego dice uno: señora, desde aquí le leo la agenda. Ese día se movieron dos monitores.',
      position: 'Administradora',
      company: 'una clínica en Rio Grande City',
    },
    {
      content:
        'Pusieron plásticos de noche y a las seis ya no estaban. Mis asistentes son muy especiales con sus charolas, y nadie les movió nada.',
      position: 'Dentista',
      company: 'un consultorio en Mission',
    },
  ],
  faqs: [
    {
      question: '¿Nos certifican en reglas de privacidad?',
      answer:
        'Eso nadie lo hace con un cable. Ponemos pantallas, bocinas, cámaras y redes pensando en la privacidad y le damos los planos; su encargado de cumplimiento decide qué piden sus políticas.',
    },
    {
      question: '¿Ven datos de los pacientes?',
      answer:
        'Nuestro trabajo llega hasta el puerto. En las pruebas entra su propio personal, pedimos pantallas bloqueadas, y si su consultorio necesita un acuerdo firmado, se arregla antes de empezar.',
    },
    {
      question: '¿Se puede sin cancelar citas?',
      answer:
        'Con tardes, mañanas temprano y sábados alcanza para casi todo. Para trabajar en el techo sellamos un cuarto a la vez y dejamos un ventilador con filtro hasta que quede limpio.',
    },
    {
      question: '¿Qué ayuda más a la privacidad en recepción?',
      answer:
        'En orden: distancia entre la ventanilla y la primera silla, algo suave arriba, sonido de fondo en la sala de espera y un filtro en el monitor. El filtro es lo más barato y lo que más seguido falta.',
    },
    {
      question: '¿Conectan el equipo de nuestro proveedor?',
      answer:
        'Le damos al proveedor el puerto, la velocidad, las direcciones y la corriente que pide, y seguimos en el teléfono mientras lo configura. Sus ajustes los cambia solo él.',
    },
    {
      question: '¿Cómo se vigila el refrigerador de vacunas?',
      answer:
        'Una sonda amortiguada reporta cada minuto por un enlace con batería. Si se sale del rango, va llamando a su lista hasta que alguien contesta.',
    },
  ],
  closing: {
    heading: 'Queremos sentarnos en su sala de espera',
    text: 'Llámenos y vamos quince minutos, sin hacer ruido. Averiguamos qué alcanzan a oír los pacientes y qué alcanzan a leer, y lo que hallemos es suyo de todos modos.',
  },
} satisfies Words<typeof english.page>;
