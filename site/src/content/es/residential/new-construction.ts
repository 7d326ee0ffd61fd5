import type * as english from '../../residential/new-construction.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  title: 'Construcción Nueva',
  subtitle: 'Cableado y Tecnología',
  meta: { title: 'Cableado para Casas Nuevas en McAllen, TX' },
  menu: 'El cable bien puesto, antes de la tablarroca.',
  card: 'Cable, tubo y cajas entran entre la estructura y el aislante, de acuerdo con su constructor y con fotos antes de cerrar paredes.',
  description:
    'Los días antes del aislante deciden qué podrá hacer su casa nueva del Valle por treinta años. Ahí la cableamos, y usted se queda con foto de cada pared.',
  heroAlt:
    'Una casa en montantes de madera al anochecer, focos colgados de un hilo y cables que se juntan en un tablero',
  features: [
    {
      title: 'El plano de la tecnología',
      description: 'Una hoja junto a los planos eléctricos: cada bocina, cámara y teclado.',
    },
    {
      title: 'Todo el cable a un clóset',
      description:
        'Dos cables de red a cada televisión, uno a cada escritorio, y todos al mismo clóset.',
    },
    {
      title: 'Luces controladas desde el tablero',
      description:
        'Teclados delgados en las paredes, y atenuadores que un electricista con licencia conecta en un gabinete.',
    },
    {
      title: 'Hueco y cable para persianas',
      description: 'Se dejan hechos hoy, aunque las persianas lleguen el año que entra.',
    },
    {
      title: 'Lugar para las bocinas',
      description:
        'Bases, cable y cajas por detrás, para que la música no suba a la recámara de arriba.',
    },
    {
      title: 'Tubo para cámaras y portón',
      description: 'Tubo bajo la entrada antes del colado, y cable a cada esquina del alero.',
    },
    {
      title: 'Un clóset de equipo que respira',
      description:
        'Un circuito de un electricista con licencia, retorno de aire y lugar para el rack.',
    },
    {
      title: 'Listo para lo que venga',
      description:
        'Tubo vacío para cargar el carro, para paneles solares o para algo que todavía ni nombre tiene.',
    },
  ],
  benefits: [
    'Cablear ahora cuesta una fracción de lo que cuesta abrir paredes terminadas',
    'Un solo plano para constructor, electricista y carpintero, y nada se arma dos veces',
    'Fotos con fecha de cada pared, con la cinta métrica a la vista, suyas para siempre',
    'Los controles viven en el clóset, y las paredes quedan limpias',
    'Ranuramos el block de afuera antes del estuco; después tocaría tubo por encima',
    'Compre hoy el cable, y el equipo cuando guste',
  ],
  cases: [
    {
      title: 'Una casa con patio central, en tres visitas',
      description:
        'Una planta, 4,100 pies cuadrados. Noventa cables, teclados para los dos tableros de luz del electricista y hueco para persianas en diez ventanas, todo antes de que el jueves llegaran los del aislante.',
      client: 'Residencia particular',
    },
    {
      title: 'El cable hoy, el cine después',
      description:
        'Los dueños se gastaron el presupuesto en la cocina. De todos modos corrimos cable para nueve bocinas y un proyector. Catorce meses después entró el equipo, en un día.',
      client: 'Dueños primerizos',
    },
    {
      title: 'Casa muestra de un constructor chico',
      description:
        'Un paquete para cada comprador, y una lista de lo que se puede agregar hasta la inspección de la estructura. Con esa misma hoja ya van nueve casas.',
      client: 'Constructora de familia',
    },
  ],
  testimonials: [
    {
      content:
        'Le contestaron a mi carpintero antes que yo. Las cajas de las cámaras estaban donde decía el plano, hasta la que yo ya les iba a pelear.',
      position: 'Superintendente',
      company: 'una constructora en Alton',
    },
    {
      content:
        'A los dos años, el plomero le pegó a un cable. Saqué en el celular la foto de esa pared, con todo y cinta métrica. Y dice: pues ahí está.',
    },
    {
      content:
        'Nuestro plano traía bocinas en la lavandería, y ellos nomás les pasaron una raya. Eso me gustó. Ya va un año y no nos han hecho falta.',
      position: 'Dueño de casa',
    },
  ],
  faqs: [
    {
      question: '¿Cuándo les llamamos?',
      answer:
        'Cuando el plano ya esté decidido y antes de que el electricista ponga precio. Si la estructura ya está parada, llámenos hoy. Antes del aislante todavía hay tiempo, solo que menos.',
    },
    {
      question: '¿Cuánto tiempo necesitan en la casa?',
      answer:
        'Dejar los cables tarda por lo general de 1 a 3 días, después de la plomería y los conductos del aire, para que nada caiga encima. Volvemos después de la pintura, a los acabados.',
    },
    {
      question: '¿Van a atrasar al constructor?',
      answer:
        'No debería pasar. Damos fechas por escrito y estamos en contacto con el superintendente. Si el camión del aislante llega el lunes, hablemos del sábado.',
    },
    {
      question: 'Si ya todo es Wi-Fi, ¿para qué el cable?',
      answer:
        'Porque el Wi-Fi también necesita cable. Cada punto de acceso, cámara y televisión por cable les deja el aire libre a los teléfonos, y ese forro brilloso que ahorra energía es buenísimo para tapar la señal.',
    },
    {
      question: '¿Qué no debemos dejar fuera?',
      answer:
        'El tubo bajo la entrada, un cable de red para cada punto de acceso en el techo, cable para las persianas y un tubo vacío al ático. Lo demás se puede agregar después, con paciencia.',
    },
    {
      question: '¿Trabajan con el electricista del constructor?',
      answer:
        'Sí, a cada rato. La corriente va en el contrato de ellos y el bajo voltaje en el nuestro. Marcamos juntos las cajas en los montantes, y sus apagadores quedan en una línea bien derechita.',
    },
  ],
  closing: {
    heading: 'Antes de la tablarroca, por favor',
    text: 'Llámenos cuando tenga fecha para la estructura, o desde antes. Vemos las cuatro o cinco decisiones que no pueden esperar y rayamos el plano con usted.',
  },
} satisfies Words<typeof english.page>;
