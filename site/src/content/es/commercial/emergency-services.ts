import type * as english from '../../commercial/emergency-services.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  name: 'Servicio de Emergencia',
  title: 'Servicio',
  subtitle: 'de Emergencia',
  meta: { title: 'Servicio Técnico de Emergencia 24/7, McAllen, TX' },
  menu: 'Ayuda cuando algo se cae, de día o de noche.',
  card: 'Cuando fallan cajas, teléfonos, cámaras o chapas, un técnico empieza con usted por teléfono y luego se sube a la camioneta.',
  description:
    'Cajas muertas, puertas abiertas, cámaras a oscuras, red caída: llame y le contesta un técnico, 24/7 todo el año. Llegamos en menos de 2 horas en promedio.',
  heroAlt:
    'Racks de servidores con luz de trabajo a las dos de la mañana, la puerta abierta a un estacionamiento mojado y una van con los faros prendidos',
  features: [
    {
      title: 'Un técnico en la línea',
      description:
        'Quien le contesta sabe leer el registro de un switch. Muchas llamadas ahí acaban.',
    },
    {
      title: 'Salimos de día y de noche',
      description: 'Le mandamos un texto cuando vamos en camino, con refacciones en la van.',
    },
    {
      title: 'Sin red y sin teléfonos',
      description: 'Internet celular provisional y un switch prestado, y luego buscamos qué falló.',
    },
    {
      title: 'Cajas y cobro',
      description: 'Primero arrancan las cajas con la línea de respaldo; después, la oficina.',
    },
    {
      title: 'Puertas, alarmas y cámaras',
      description: 'Chapas que no cierran y sirenas que no se callan: todo seguro antes de irnos.',
    },
    {
      title: 'Rayos y descargas',
      description: 'Después de un rayo, probamos todo y apuntamos qué murió y por qué.',
    },
    {
      title: 'Agua e inundación',
      description:
        'Racks secos, discos rescatados, y la corriente la corta un electricista con licencia.',
    },
    {
      title: 'Postes y letreros apagados',
      description:
        'Luz provisional en las entradas, y un electricista con licencia para los postes y el letrero.',
    },
  ],
  benefits: [
    'Contestamos 24/7 todo el año, también en Nochebuena y en temporada de tormentas',
    'Respuesta en menos de 2 horas en promedio, en las ciudades que atendemos',
    'Refacciones comunes en la van, así que muchas veces basta con la primera visita',
    'Trabajamos en sistemas que instalaron otros, con planos o sin ellos',
    'Reporte de una hoja con causa, fotos y números de serie para su aseguradora',
    'Prevención después: no queremos cobrarle dos veces la misma falla',
  ],
  cases: [
    {
      title: 'Un rayo en la línea de cajas',
      description:
        'Una tormenta de sábado se llevó el switch y cuatro terminales. Con respaldo celular, dos cajas cobraban antes de una hora; las demás, con equipo prestado, para el anochecer. Hoy hay fibra hasta el portón.',
      client: 'Vivero',
    },
    {
      title: 'Clóset de servidores bajo un tubo roto',
      description:
        'La señora de la limpieza lo halló a medianoche. A la una y media, los discos ya estaban en bolsas, y antes de la primera cita un rack provisional tenía los teléfonos andando. No se perdió ni un expediente.',
      client: 'Oficina de facturación médica',
    },
    {
      title: 'Puertas de hotel que olvidaron a sus huéspedes',
      description:
        'Una actualización fallida dejó ochenta chapas leyendo vencidas todas las tarjetas. Recorrimos los pasillos con tarjetas maestras, restauramos el controlador del respaldo y nos quedamos hasta la salida.',
      client: 'Hotel de estancia larga',
    },
  ],
  testimonials: [
    {
      content:
        'Eran las 2:40 de la mañana y yo sola en el mostrador. El señor me preguntó cuál luz parpadeaba. Antes de que colgara ya estaba todo andando.',
      position: 'Gerente de noche',
      company: 'un hotel en South Padre Island',
    },
    {
      content:
        'Los que pusieron lo nuestro ya habían tronado, y se llevaron los planos. Esta gente lo fue siguiendo cable por cable, y luego me hizo un juego nuevo.',
      position: 'Director de tienda',
      company: 'un vivero en Harlingen',
    },
  ],
  faqs: [
    {
      question: '¿Qué tan rápido llegan?',
      answer:
        'En menos de 2 horas en promedio. Rio Grande City y la Isla dependen de la carretera y del tiempo, y cuando llame le damos la hora real.',
    },
    {
      question: '¿Contestan en días festivos?',
      answer:
        'Sí, 24/7 todo el año. El showroom tiene su horario normal. Fuera de horario, este número le suena al técnico de guardia.',
    },
    {
      question: '¿Qué cuenta como emergencia?',
      answer:
        'Lo que para las ventas, deja una puerta abierta, pone a alguien en peligro o echa a perder equipo mientras espera. Si aguanta hasta la mañana, se lo decimos y se ahorra la visita.',
    },
    {
      question: '¿Qué hago mientras llegan?',
      answer:
        'Deje apagado el equipo mojado o quemado. Tómele foto a las luces del módem y del switch, apunte la hora, que nadie se acerque a cables colgando, y quédese donde lo podamos localizar. Si hay fuego o heridos, primero llame al 911.',
    },
    {
      question: '¿Tenemos que ser ya clientes?',
      answer:
        'No. Si ya lo son es más rápido, porque sabemos dónde está el rack. Pida con tiempo una visita gratis y dejamos apuntados su clóset, a quién llamar y los interruptores.',
    },
    {
      question: '¿Y si viene un huracán?',
      answer:
        'Esperamos mientras el viento haga peligroso manejar, y salimos cuando abran los caminos. Mientras haya señal, le seguimos ayudando por teléfono.',
    },
  ],
  closing: {
    heading: 'Guarde el número antes de necesitarlo',
    text: 'Péguelo junto al tablero eléctrico. Y llámenos un día tranquilo: vamos a ver su clóset y apuntamos lo que más importa.',
    steps: [
      'En una emergencia, llame. Alguien contesta de día y de noche, todo el año.',
      'Un equipo llega con usted en menos de 2 horas en promedio.',
      'Para prevenir, escríbanos. Le llamamos y escogemos un día tranquilo para ver su clóset.',
    ],
  },
} satisfies Words<typeof english.page>;
