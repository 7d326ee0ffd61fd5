import type * as english from '../../commercial/retail.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  title: 'Tiendas',
  subtitle: 'Tecnología para su Local',
  meta: { title: 'Cámaras y Música para Tiendas en McAllen, TX' },
  menu: 'Luz que vende y cámaras que ven.',
  card: 'Luz sobre la mercancía, música con licencia para tienda, cámaras en cajas y bodega, y una red hecha para cobrar.',
  description:
    'Luz que muestra bien la tela y la fruta, música para ver con calma, cámaras en cajas y bodega, y cobro que no se cae. Un solo plan para toda la tienda.',
  heroAlt:
    'Una tienda al anochecer, después de la lluvia: cerámica en el aparador, cada pieza con su propia luz, reflejada en la calle',
  features: [
    {
      title: 'Luz sobre la mercancía',
      description:
        'Angosta en los maniquíes, más ancha en repisas. El riel lo conecta un electricista con licencia.',
    },
    {
      title: 'El color de verdad',
      description:
        'Índice de color arriba de 90, porque mezclilla, piel y fruta son las primeras que sufren.',
    },
    {
      title: 'Cajas que no se caen',
      description: 'Con una red para ellas solas y una batería en cada caja.',
    },
    {
      title: 'Cámaras contra pérdidas',
      description: 'El recibo sobre la imagen, y una devolución en disputa toma un minuto.',
    },
    {
      title: 'Música y anuncios',
      description:
        'Listas de canciones con licencia para tienda, y un aviso de cierre que se pone solo.',
    },
    {
      title: 'Conteo de gente',
      description: 'Contadores en el techo comparan visitas con ventas, y no graban ni una cara.',
    },
    {
      title: 'Pantallas de aparador y pasillo',
      description:
        'Brillantes, para ganarle a una ventana al poniente, y se cambian en todas sus tiendas a la vez.',
    },
    {
      title: 'Alarma y rutina de apertura',
      description: 'Un código arma las puertas, baja las luces y confirma la caja fuerte.',
    },
  ],
  benefits: [
    'Lo que compraron se ve igual en su casa que en su tienda',
    'La fila avanza, porque las cajas no están esperando a la red',
    'Las dudas de faltantes se acaban con un video y no con un pleito',
    'Abre la tienda con una tecla y un vistazo',
    'El cambio a LED baja el calor igual que los watts, y su clima lo nota',
    'Volvemos a apuntar las luces cada temporada, si nos lo pide',
  ],
  cases: [
    {
      title: 'Botas, con otra luz',
      description:
        'Los tubos fluorescentes hacían del mismo café todas las pieles. Un electricista con licencia y nuestro equipo colgaron riel a 3000 K, y la gente ya no saca las botas a la puerta para verlas.',
      client: 'Tienda de ropa vaquera',
    },
    {
      title: 'Cinco tiendas, un plano',
      description:
        'Una tienda de celulares quería el mismo sonido, pantallas y cámaras en cada dirección. La quinta tomó dos noches, con el plano de la primera.',
      client: 'Distribuidor de celulares',
    },
    {
      title: 'Mercado de fruta junto al expressway',
      description:
        'Frente abierto, polvo y cuarto de congelado. Pusimos lámparas selladas con mejores rojos sobre la fruta, cámaras en el andén y cable a las básculas. La línea de internet tiene repuesto.',
      client: 'Mercado de frutas y verduras',
    },
  ],
  testimonials: [
    {
      content:
        'Las muchachas me regresaban vestidos: este no es el coral que compré. Años me peleé con la fábrica. Eran mis probadores. Cambiaron la luz y se acabó.',
      position: 'Dueña',
      company: 'una tienda de vestidos en Brownsville',
    },
    {
      content:
        'Black Friday, medio pueblo sin internet, y nuestras cajas cobrando como si nada con el respaldo. En la de junto hacían los recibos a mano.',
      position: 'Gerente de distrito',
      company: 'una tienda de equipo de campo en McAllen',
    },
  ],
  faqs: [
    {
      question: '¿Pueden cambiar la luz sin cerrar la tienda?',
      answer:
        'Sí. El riel y los cambios a LED se ponen de noche con un electricista con licencia, uno o dos pasillos a la vez, y apuntamos cada sección antes de que abra.',
    },
    {
      question: '¿Su red cumple las reglas de pago con tarjeta?',
      answer:
        'Separamos los aparatos de cobro, cambiamos las claves de fábrica y ponemos por escrito cómo quedó, que es lo que pregunta el cuestionario de su procesador. La evaluación queda entre usted y el procesador.',
    },
    {
      question: '¿Cuántas cámaras necesita una tienda?',
      answer:
        'Una por caja, una en cada puerta, hacia adentro y a la altura de la cara, y luego pasillos según el riesgo. A una boutique de 2,000 pies cuadrados muchas veces le bastan seis.',
    },
    {
      question: '¿Y cámaras cerca de los probadores?',
      answer:
        'Solo a la entrada del pasillo. Nunca adentro ni en un ángulo desde donde se pudiera ver, y le imprimimos la vista exacta para su archivo.',
    },
    {
      question: 'Mi aparador da al poniente. ¿Se va a ver la pantalla?',
      answer:
        'De unos 2,500 nits para arriba, sí, con enfriamiento por detrás y bajándola al meterse el sol. Ahí una televisión común se ve gris y no aguanta un verano.',
    },
    {
      question: '¿Se manejan varias tiendas desde un solo lugar?',
      answer:
        'Música, pantallas, cámaras y alarmas llegan a un mismo panel. Cada gerente ve su dirección; usted ve el mapa.',
    },
  ],
  closing: {
    heading: 'Recorramos la tienda juntos',
    text: 'Llámenos y escoja una mañana antes de abrir. Si hay algo que nunca se ve bien, se lo enseñamos bajo cuatro lámparas.',
  },
} satisfies Words<typeof english.page>;
