import type { Words } from '../../schema/words.ts';
import type * as english from '../../services/video-services.ts';

export const page = {
  title: 'Servicios de Video',
  menu: 'Televisiones, muros de video y vigilancia.',
  card: {
    description: 'Televisiones, muros de video y cámaras, a nivel y con los cables en orden.',
  },
  meta: {
    title: 'Instalación de TV y Video en McAllen, TX',
    description:
      'Montamos televisiones sin cables a la vista, muros de video y sistemas de 4 a 8 cámaras en casas y negocios del Valle. Todo con un solo control.',
  },
  hero: {
    description:
      'Pantallas a nivel y a buena altura, con cables que no se ven y una imagen fiel, no nada más brillante.',
  },
  offer: [
    'Colgar una televisión es fácil, y colgarla mal también. Sobre la chimenea casi siempre queda muy alta, muy caliente y con cables de una norma que ya cambió.',
    'Con más pantallas hace falta un plan: un rack con todos los aparatos, cualquier imagen en cualquier pantalla y el sonido a tiempo con los labios. Lo hacemos para una casa con cinco televisiones y para un bar con veinte.',
    'Un sistema típico de vigilancia tiene de 4 a 8 cámaras conectadas a las mismas pantallas, así que el portón puede aparecer en una esquina del partido.',
  ],
  exhibit: {
    before: 'De tarde, sin persianas',
    caption:
      'El mismo cine en dos imágenes generadas: a las dos de la tarde y con las persianas abajo',
  },
  features: [
    {
      title: 'Montaje en cualquier pared',
      description: 'Montante, block o piedra, con un ancla que aguanta varias veces el peso.',
    },
    {
      title: 'Muros de video',
      description:
        'Paneles alineados a fracciones de milímetro, parejos de color y con servicio por el frente.',
    },
    {
      title: 'Toda señal, en toda pantalla',
      description:
        'Cajas de cable, streaming y consolas en un solo mueble, y cada señal va a donde usted pida.',
    },
    {
      title: 'La vigilancia en sus pantallas',
      description:
        'Vista en vivo en una pantalla de la cocina, y una imagen en la esquina cuando tocan el timbre.',
    },
    {
      title: 'Calibración de imagen',
      description:
        'Casi toda televisión nueva sale muy azul. Una hora con medidor, y la piel recobra su color.',
    },
    {
      title: 'Cables escondidos',
      description:
        'Cable hecho para la pared, y un contacto remetido que pone un electricista con licencia.',
    },
  ],
  process: [
    {
      title: 'Revisar',
      description:
        'Tipo de pared, vista, reflejos y corriente en cada punto, con foto y con apuntes.',
    },
    {
      title: 'Escoger la pantalla',
      description: 'El tamaño sale de dónde se sienta. Cómprela con nosotros o traiga la suya.',
    },
    {
      title: 'Correr cable',
      description:
        'HDMI certificado en los tramos cortos; cable de red u óptico activo en los largos.',
    },
    {
      title: 'Montar y peinar',
      description:
        'Dos personas, un nivel láser y un desarmador de torque. Cables peinados, etiquetados y amarrados.',
    },
    {
      title: 'Programar y comprobar',
      description:
        'Apretamos cada botón frente a usted y cada cámara lleva el nombre que usted diga.',
    },
  ],
  testimonials: [
    {
      role: 'Dueña de casa, Bentsen Palm',
      content:
        'Nuestra chimenea es de puro block, con la piedra de mi papá encima. Dos compañías no se animaron. Estos muchachos la perforaron en una mañana y no despostillaron nada.',
    },
    {
      role: 'Dueño de bar',
      content:
        'Se nos fue un panel la semana de una pelea, con todas las mesas vendidas. Lo cambiaron por el frente antes de abrir. Ni las botellas moví.',
    },
    {
      content:
        'Yo en mi casa no ando cargando el teléfono, ni lo he cargado nunca. Ahora, cuando llega un carro, ahí sale, en la esquina de mi programa. Casi siempre es el del gas.',
    },
  ],
  faqs: [
    {
      question: '¿A qué altura va una televisión?',
      answer:
        'El centro de la imagen, cerca de los ojos de quien está sentado: unas 42 pulgadas del piso con casi cualquier sofá. Sobre la chimenea, un soporte abatible la baja cuando la ve y la vuelve a subir cuando no.',
    },
    {
      question: '¿Cuántas cámaras de vigilancia ponen por lo general?',
      answer:
        'Las casas con video por lo común llevan de 4 a 8 cámaras, porque muchos también quieren ver en pantalla las áreas comunes de adentro, la alberca y la entrada. En tiendas y bodegas las contamos pasillo por pasillo.',
    },
    {
      question: '¿Alcanza una caja de cable para varias televisiones?',
      answer:
        'Sí. Con un sistema de distribución, cualquier pantalla escoge cualquier señal, así que una casa con seis televisiones puede necesitar solo dos cajas, y nada más esas dos renta.',
    },
    {
      question: '¿La chimenea es mucho calor para una pantalla?',
      answer:
        'Las de gas pueden calentar la pared de arriba más de lo que una pantalla aguanta. Ponemos ahí un termómetro con el fuego prendido media hora; una repisa o un nicho resuelve casi todos los casos.',
    },
    {
      question: '¿Cuánto tarda el montaje?',
      answer:
        'Una pantalla con cable escondido es como medio día en tablarroca y un día completo en block o piedra. Varias pantallas en una casa quedan en 1 a 3 días.',
    },
  ],
  closing: {
    heading: 'Enséñenos la pared',
    text: 'Llámenos, y vamos a ver de qué está hecha y a qué distancia se sienta. Le damos la altura, el tamaño y el precio, y la visita es gratis.',
  },
} satisfies Words<typeof english.page>;
