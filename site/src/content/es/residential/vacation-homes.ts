import type * as english from '../../residential/vacation-homes.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  title: 'Casas de Vacaciones',
  subtitle: 'Cuidado y Comodidad a Distancia',
  meta: { title: 'Seguridad para Casas de Vacaciones, South Padre Island' },
  menu: 'Cuide la casa desde donde ande.',
  card: 'Chapas, sensores de fugas, cámaras y clima que usted cuida desde otro estado, y que sus huéspedes manejan sin llamarle.',
  description:
    'Una casa sola en la costa hay que cuidarla de humedad, agua, puertas y tormentas. Usted vigila las cuatro desde donde ande, y al huésped se le hace fácil.',
  heroAlt:
    'Un balcón sobre el Golfo después del atardecer, un farol entre dos sillas y atrás un cuarto con luz cálida',
  features: [
    {
      title: 'Al pendiente de humedad y moho',
      description:
        'El termostato seca la casa al llegar a 60 por ciento, en vez de enfriarla para nadie.',
    },
    {
      title: 'Detección de fugas y cierre de agua',
      description:
        'Una válvula en la toma de agua, puesta por un plomero con licencia, se cierra sola.',
    },
    {
      title: 'Códigos para huéspedes y limpieza',
      description: 'Un código que empieza a la llegada y se acaba a la salida.',
    },
    {
      title: 'Cámaras solo por fuera',
      description:
        'Puerta, entrada y muelle, sin apuntarles a los huéspedes. Adentro no hay ninguna.',
    },
    {
      title: 'Clima entre huéspedes',
      description:
        'En días vacíos el termostato descansa, y el día de llegada vuelve a refrescar los cuartos.',
    },
    {
      title: 'Datos de la tormenta',
      description: 'Luz, agua, viento y una cámara, para saber antes de que abran el puente.',
    },
    {
      title: 'Red para huéspedes',
      description:
        'Una clave impresa junto a la cafetera, para una red aparte de la de sus chapas.',
    },
    {
      title: 'Balcón y terraza contra la sal',
      description:
        'Bocinas de grado marino y, hacia la playa, lámparas ámbar con visera mientras anidan las tortugas.',
    },
  ],
  benefits: [
    'Toda la casa en una pantalla, desde Minnesota, Monterrey o su escritorio',
    'Los huéspedes entran sin llamarle y se van sin lista de pendientes',
    'Las luces se prenden y se apagan a horas creíbles mientras no está',
    'Acero inoxidable, latón y equipo sellado, para un aire que se come todo lo demás',
    'Un resumen a la semana en vez de un aviso tras otro',
    'Un equipo local con código, para cuando hacen falta manos',
  ],
  cases: [
    {
      title: 'Condominio frente al Golfo, nueve meses solo',
      description:
        'Control de humedad, cierre de agua y una chapa para la limpieza. Ese primer verano la válvula se cerró por una manguera rota de la máquina de hielos; la alfombra de abajo ni se mojó.',
      client: 'Dueños de Iowa',
    },
    {
      title: 'Seis rentas, una pantalla',
      description:
        'Una hilera de casas con chapas, termostatos y Wi-Fi iguales. El encargado ve cuáles ya están listas para el que sigue, y el cajón de llaves desapareció.',
      client: 'Administrador de rentas vacacionales',
    },
    {
      title: 'Casa de invierno entre los cítricos',
      description:
        'Casa móvil con techo para el carro, y una ausencia larga cada verano. Dos cámaras, tres sensores de fugas y un código para el vecino, puestos en un día antes del viaje al norte.',
      client: 'Winter Texans',
    },
  ],
  testimonials: [
    {
      content:
        'Estaba en Duluth, en el hockey de mi nieto, cuando el teléfono me dijo que el agua estaba cerrada y por qué. Le di un código al plomero y hasta vi cuando cerró con llave.',
      position: 'Dueña de un condominio',
    },
    {
      content:
        'El spring break era yo en la troca a la una de la mañana, llevándole la llave a alguien. Desde que pusieron las chapas, no me ha sonado el teléfono después de las nueve.',
      position: 'Administrador de propiedades',
      company: 'una agencia de rentas en Port Isabel',
    },
    {
      content:
        'Abrimos la puerta esa primera primavera y olía a casa. Siempre había olido a lancha.',
    },
  ],
  faqs: [
    {
      question: '¿Y si falla el internet cuando no estoy?',
      answer:
        'Un módem celular mantiene comunicados los sensores, la chapa y la válvula, y la válvula se cierra sola aunque no haya conexión de ninguna clase. Le llega un aviso cuando vuelve la línea principal.',
    },
    {
      question: '¿Se permiten cámaras en una casa de renta?',
      answer:
        'Adentro no: ni los sitios de reservaciones ni la decencia lo permiten. Las ponemos solo afuera, avisamos de todas y nunca grabamos sonido. Revise también lo que hoy dice su plataforma.',
    },
    {
      question: '¿Con cuánta humedad debe estar una casa sola?',
      answer:
        'Buscamos de 55 a 60 por ciento. Más abajo, paga por secar de más; más arriba, los clósets empiezan a oler. Muchas veces un deshumidificador con desagüe sale mejor que dejar el clima en 78.',
    },
    {
      question: '¿Lo va a aprobar la asociación del condominio?',
      answer:
        'Por lo general sí, porque casi todo va dentro de su unidad. Para puertas, balcones y cámaras de afuera le damos imágenes y medidas para la mesa directiva, y escogemos acabados que van con el edificio.',
    },
    {
      question: '¿Lo pueden instalar sin que estemos?',
      answer:
        'Sí. Nos abre su encargado o entramos con un código temporal, mandamos fotos conforme avanzamos y acabamos una casa típica en 1 a 3 días. Luego usted prueba todo en vivo con nosotros, por videollamada.',
    },
    {
      question: '¿Quién responde si suena una alarma en julio?',
      answer:
        'Usted decide: un vecino, su encargado o, en horas de oficina, nosotros. Ponemos ese orden en el sistema, con códigos que sirven lo que dura la visita.',
    },
  ],
  closing: {
    heading: 'Váyase sin pendiente',
    text: 'Llámenos y díganos cuándo se va y quién puede ir a la casa. Le proponemos la lista más corta de aparatos con la que se pueda olvidar del asunto.',
  },
} satisfies Words<typeof english.page>;
