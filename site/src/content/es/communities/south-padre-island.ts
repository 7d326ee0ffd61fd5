import type * as english from '../../communities/south-padre-island.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  preposition: 'en',
  menu: 'Condominios y rentas en la brisa salada.',
  card: 'Condominios, rentas y restaurantes donde la brisa salada decide qué dura.',
  meta: {
    title: 'Tecnología para el Hogar en South Padre Island',
    description:
      'Ponemos audio, luces, chapas y cámaras hechos para la brisa salada en condominios, rentas y restaurantes de South Padre Island. Se revisan a distancia.',
  },
  hero: {
    description:
      'Sal en cada bisagra, extraños en la recámara principal y el dueño en otro estado. Lo que instalamos aguanta las tres cosas.',
    alt: 'Olas al anochecer y un puente con luces que cruza la bahía hacia las torres de South Padre Island',
    actions: [{ label: 'Agende una Consulta' }, { label: 'Ver Nuestros Proyectos' }],
  },
  info: {
    location: {
      title: 'Ubicación',
      text: 'Lado del Golfo y lado de la bahía, de las escolleras a donde Padre Boulevard se mete en las dunas.',
    },
    contact: {
      title: 'Contacto',
      text: 'Administradores: este número va en el refrigerador.',
    },
    hours: {
      title: 'Horario de servicio',
      text: 'Los días de cambio de huéspedes se llenan primero.',
    },
  },
  solutions: {
    label: 'Trabajos a la medida',
    heading: 'Hecho para la isla, al final del puente',
    lead: 'El equipo común de exterior no aguanta la brisa del mar. Armamos como en un astillero.',
    items: [
      'Tornillos de acero inoxidable y cajas con empaque, donde la manguera alcance a quitarles la sal.',
      'Un código de puerta por reservación, para que nadie tenga que cruzar el puente tras una llave.',
      'Humedad, aire acondicionado, ruido y fugas del departamento vacío, en la pantalla del administrador.',
      'Una hoja desprendible para huracanes: qué se desconecta y cómo vuelve todo después del viento.',
    ],
  },
  services: {
    label: 'Servicios',
    heading: 'Seis cosas por las que nos llaman en la isla',
    linkLabel: 'Más información',
    cards: [
      {
        title: 'Casa Inteligente y Automatización',
        description:
          'Se abren las puertas del balcón y se apaga el aire. Los huéspedes no pueden descomponer los ajustes.',
      },
      {
        title: 'Entretenimiento al Aire Libre',
        description:
          'Pantallas que se ven de día y bocinas selladas para terrazas donde la brisa no descansa.',
      },
      {
        title: 'Diseño de Iluminación',
        description:
          'Ámbar hacia la playa en temporada de tortugas, y una bienvenida suave hacia el elevador.',
      },
      {
        title: 'Sistemas de Seguridad',
        description:
          'Se graban entradas, estacionamiento y puerta de la alberca; recámaras y balcones, nunca.',
      },
      {
        title: 'Audio en Toda la Casa',
        description:
          'Su música en la sala, las olas en la recámara y un tope de volumen, por aquello de la asociación.',
      },
      {
        title: 'Servicios de Redes',
        description:
          'El concreto deja con hambre de señal a las recámaras del fondo. Con puntos de acceso por cable alcanza para ocho primos en streaming.',
      },
    ],
  },
  projects: {
    label: 'Proyectos recientes',
    heading: 'Tres direcciones, un solo Golfo',
    tiles: [
      {
        title: 'Condominio frente a la playa',
        description:
          'Piso doce. Piedra de concha iluminada desde arriba, persianas para el sol de la mañana y un botón junto a la puerta para dejarlo todo atrás.',
      },
      {
        title: 'Renta vacacional de lujo',
        description:
          'Tiene camas para dieciocho. Una alberca que cambia de humor desde la cocina, y un botón de limpieza que deja cada cuarto como estaba.',
      },
      {
        title: 'Restaurante de la isla',
        description:
          'Terraza con vista a la bahía. Las luces bajan junto con el cielo, y en la barra se oye el juego y en la mesa nueve no.',
      },
    ],
  },
  testimonials: {
    label: 'Lo que dicen nuestros clientes',
    heading: 'De los dos lados del agua',
    items: [
      {
        content:
          'A medianoche, un huésped se quedó afuera en puro traje de baño. Le abrí desde Dallas y ni me levanté de la cama.',
        position: 'Dueña de condominio',
        company: 'una torre del lado del Golfo',
      },
      {
        content:
          'Cuido treinta y un departamentos, y de cada dos llamadas, una era por el Wi-Fi. En todo el verano pasado tuve una sola, y el señor andaba en otro edificio.',
        position: 'Administrador',
        company: 'una agencia de rentas en la bahía',
      },
      {
        content:
          'Ya de noche, la gente no veía ni sus camarones y pedía la cuenta. Ahora se queda, y yo dejé de comprar velas.',
        position: 'Dueña',
        company: 'una cocina de mariscos en la bahía',
      },
    ],
  },
  closing: {
    heading: '¿Está sola su casa esta semana?',
    text: 'Entre una reservación y otra es cuando conviene. Llámenos con las fechas, y nos vemos en la puerta con usted o con su administrador. La visita es gratis.',
    actions: [{ label: 'Llámenos Hoy' }, { label: 'Agende una Consulta' }],
  },
} satisfies Words<typeof english.page>;
