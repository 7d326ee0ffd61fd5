import type * as english from '../../residential/existing-homes.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  title: 'Casas ya Construidas',
  subtitle: 'Mejoras y Actualizaciones',
  meta: { title: 'Audio, Video y Wi-Fi para su Casa en McAllen, TX' },
  menu: 'Mejoras que no tocan paredes ni pintura.',
  card: 'Mejor luz, sonido y Wi-Fi para una casa ya pintada, con su piso puesto y llena de gente que los quisiera hoy en la noche.',
  description:
    'Mejor luz, sonido, cámaras y Wi-Fi sin remodelar. Metemos el cable por el ático, lo bajamos por los clósets, y el enjarre ni lo tocamos.',
  heroAlt:
    'Una sala antigua con paneles verdes, lumbre en la chimenea de ladrillo y luz escondida en las repisas',
  features: [
    {
      title: 'Wi-Fi hasta el cuarto de atrás',
      description:
        'Los puntos de acceso en el techo atraviesan el block; un router en una repisa, no.',
    },
    {
      title: 'Atenuadores para cajas viejas',
      description:
        'Un electricista con licencia pone atenuadores inteligentes donde no hay neutro.',
    },
    {
      title: 'Luz nueva en techos viejos',
      description:
        'Luces delgadas como oblea, que conecta un electricista con licencia, o riel donde es mejor no cortar.',
    },
    {
      title: 'Televisiones sin cables colgando',
      description:
        'El cable va tras la pared, aunque sea de block. Un electricista con licencia pone el contacto.',
    },
    {
      title: 'Cámaras en los aleros',
      description:
        'El cable corre por dentro del alero y no se ve, o en tubo pintado si el techo es plano.',
    },
    {
      title: 'Música, aunque sea después',
      description: 'Bocinas de techo por el ático, y las de mueble de su abuelo, otra vez sonando.',
    },
    {
      title: 'Descargas y tierra física',
      description:
        'Probamos la tierra, y un electricista con licencia pone el supresor de descargas.',
    },
  ],
  benefits: [
    'Casi todo tarda de 1 a 3 días, y no tiene que salirse de su casa',
    'Agujeros chicos, bien cortados, aspirados mientras taladramos y tapados por el mismo aparato',
    'Un cuarto a la vez, con el cable ya listo para los demás',
    'El buen equipo que ya tiene se queda, probado y bien conectado',
    'Inalámbrico solo donde es tan confiable como el cable',
    'El aislante del ático vuelve a su lugar, y el arbolito de Navidad también',
  ],
  cases: [
    {
      title: 'Señal en una casa de block',
      description:
        'Una casa de 1964, de block pintado. Con cuatro cables bajados del ático y tres puntos de acceso, hay videollamadas en el cuarto de costura y la tableta junto a la estufa ya nunca se traba.',
      client: 'Pareja jubilada',
    },
    {
      title: 'Un bungalow oscuro, con luz',
      description:
        'Una sola lámpara de techo por cuarto, y techos de yeso a nueve pies. Pusimos luces para cuadros y tiras en la moldura, y un electricista con licencia puso atenuadores que no piden neutro. No se abrió nada.',
      client: 'Dueño de casa, distrito histórico',
    },
    {
      title: 'De salita a cine en un fin de semana',
      description:
        'Una pantalla arriba de la chimenea, bocinas envolventes en el techo, persianas que oscurecen dos ventanas al poniente. De viernes en la mañana a sábado en la tarde, y el perro no salió de la casa.',
      client: 'Familia de cinco',
    },
  ],
  testimonials: [
    {
      content:
        'Tengo ochenta y un años y acababa de mandar encerar los pisos. Pusieron tapetes, se forraron las botas y aspiraron todas las tardes. Mis santos están donde los dejé.',
      position: 'Dueña de casa',
    },
    {
      content:
        'Yo vendo mucha casa de los setenta. El cliente abre ese clóset, ve el rack tan arregladito, oprime la escena junto a la puerta y ya ni pregunta por la pared de madera.',
      position: 'Agente de bienes raíces',
      company: 'una inmobiliaria en Brownsville',
    },
    {
      content:
        'Mi hija en la cocina con su clase de enfermería, yo en el porche de atrás con el juego, y nada se traba. La casa es de 1958. Yo también.',
    },
  ],
  faqs: [
    {
      question: '¿Van a tener que cortar mis paredes?',
      answer:
        'De vez en cuando hace falta un agujero del tamaño de un apagador. Primero le preguntamos, y lo cerramos el mismo día. Casi siempre hay por dónde entrar: el ático, un clóset o la parte de atrás de un gabinete.',
    },
    {
      question: 'Mi casa es de block. ¿Qué se puede hacer?',
      answer:
        'Las paredes de adentro casi siempre son de montantes, y por ahí pasamos el cable. En el block usamos el hueco detrás de la tablarroca, los tubos que ya hay o una canaleta delgada y pintada junto a la moldura, y controles inalámbricos que no necesitan caja.',
    },
    {
      question: '¿Pueden trabajar en el ático en verano?',
      answer:
        'Subimos temprano y a las once ya estamos abajo. En agosto, un ático pasa de 130 grados al mediodía, y eso le pega a la gente y a su trabajo.',
    },
    {
      question: '¿Aguanta mi instalación eléctrica?',
      answer:
        'La revisamos antes de cotizar: la marca del tablero, la tierra, si hay cable de aluminio o forro de tela. Si algo le toca a un electricista con licencia, eso va primero, porque un atenuador no compone una mala instalación.',
    },
    {
      question: '¿Con cuánto se empieza?',
      answer:
        'La iluminación inteligente básica cuesta desde unos {price.basicLighting}, y un cine básico, alrededor de {price.basicTheater}. Mejorar el Wi-Fi muchas veces es el arreglo más barato de todos, y el que más nos agradecen.',
    },
    {
      question: '¿Se puede hacer por etapas?',
      answer:
        'Es lo que recomendamos. Primero la red y la protección contra descargas, luego el cuarto que más usan. Cada etapa queda completa, así que puede parar cuando guste.',
    },
  ],
  closing: {
    heading: 'Enséñenos lo que le molesta',
    text: 'El rincón sin señal, el atenuador que zumba, el apagador detrás de la puerta: llámenos y cuéntenos. Con tres quejas ya se arma una buena primera visita.',
  },
} satisfies Words<typeof english.page>;
