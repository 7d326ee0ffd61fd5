import type { Words } from '../../schema/words.ts';
import type * as english from '../../services/audio-services.ts';

export const page = {
  title: 'Servicios de Audio',
  menu: 'Cuartos de música y voces claras, con medición.',
  card: {
    description:
      'Cuartos para oír música y voces que se entienden, afinados de oído y con mediciones.',
  },
  meta: {
    title: 'Instalación de Equipos de Sonido en McAllen, TX',
    description:
      '¿Su iglesia, salón o sala retumba o hace eco? Medimos, calmamos el cuarto y afinamos el equipo de sonido, en todo el Valle del Río Grande.',
  },
  hero: {
    description:
      'Hay cuartos que contestan a gritos. Con un micrófono averiguamos por qué, los calmamos, y solo entonces hablamos de bocinas.',
  },
  offer: [
    'A los constructores del Valle les gusta lo duro y lo fresco: piso de porcelanato, yeso, vidrio, techos abovedados. Se vive a gusto, pero el sonido la paga. Por eso primero medimos, y luego ponemos algo blando donde cuenta.',
    'Para oír música pueden bastar dos bocinas finas, colocadas a la pulgada, y un sillón. Para una capilla o un salón de fiestas son columnas altas, que mandan el sonido a las bancas y no al techo.',
    'También arreglamos. Un zumbido, un siseo, un subwoofer que hace temblar una ventana: siempre hay una causa, y casi todas las hallamos en una tarde.',
  ],
  features: [
    {
      title: 'Medición del cuarto',
      description: 'Eco, tono y ruido en un reporte que se entiende, antes de que compre nada.',
    },
    {
      title: 'Tratamiento acústico',
      description:
        'Paneles, plafones y trampas de graves del tamaño que piden los números. Algunos pasan por cuadros.',
    },
    {
      title: 'Sonido de dos canales',
      description: 'Tornamesa, bulbos o streaming, con las bocinas orientadas con hilo y láser.',
    },
    {
      title: 'Voz y alabanza',
      description:
        'Bocinas de columna delgadas, y una mezcladora automática que mueve los controles por usted.',
    },
    {
      title: 'Avisos y música de fondo',
      description: 'En la recepción, un susurro; en el andén de carga sí oyen cuando les hablan.',
    },
    {
      title: 'Diagnóstico y reparación',
      description:
        'Zumbidos, silencios y chiflidos: los buscamos con medidor y los quitamos de raíz.',
    },
  ],
  process: [
    {
      title: 'Oír la queja',
      description: '¿Dónde batalla la gente? El pastor y la última fila casi nunca coinciden.',
    },
    {
      title: 'Medir',
      description:
        'Tonos de prueba con el aire prendido y apagado. El ventilador también es parte del cuarto.',
    },
    {
      title: 'Predecir',
      description:
        'Un modelo en la computadora: qué harían los paneles y qué agregarían unas bocinas nuevas.',
    },
    {
      title: 'Tratar e instalar',
      description:
        'Paneles primero, aparatos después, y cable de seguridad en lo que cuelga sobre la gente.',
    },
    {
      title: 'Afinar',
      description:
        'Ajustamos los niveles con música y con voces, y los bloqueamos contra manos curiosas.',
    },
    {
      title: 'Enseñar a los encargados',
      description:
        'Una tarde en la cabina y una tarjeta enmicada: tres controles y dos errores comunes.',
    },
  ],
  testimonials: [
    {
      role: 'Administrador de parroquia',
      content:
        'Veinte años les eché la culpa a los micrófonos, y era la pared del fondo. Once paneles después, la señora Cavazos, en la última banca, dice que ya entiende la segunda lectura. Con los mismos micrófonos viejos.',
    },
    {
      role: 'Coleccionista de discos, Weslaco',
      content:
        'Dos horas de rodillas en mi estudio, con unas bocinas que tengo desde 1981. Media pulgada para acá, media pulgada para allá. Ya dejé de leer los catálogos.',
    },
    {
      role: 'Gerente de salón de eventos',
      content:
        'Cuarenta quinceañeras al año, y nunca había entendido un brindis. El sábado pasado, ahí estaba yo en la puerta de la cocina, charola en mano, llorando con lo que dijo el papá.',
    },
  ],
  faqs: [
    {
      question: 'Nuestro salón hace eco. ¿Necesitamos bocinas nuevas?',
      answer:
        'A lo mejor no. Si una palmada se queda en el aire mucho más de segundo y medio, cualquier bocina se va a oír turbia. Los paneles cuestan menos que los amplificadores, y también le ayudan al que habla sin micrófono.',
    },
    {
      question: '¿Cuánto cuesta un reporte acústico?',
      answer:
        'Nuestra opinión de oído va en la consulta gratis. Las mediciones completas con reporte por escrito dependen del tamaño del cuarto y de cuántos puntos medimos, así que llevan su propia cotización.',
    },
    {
      question: '¿Con los paneles mi sala va a parecer estudio de grabación?',
      answer:
        'Solo si usted quiere. Un techo de tela tensada, libreros llenos, cortinas gruesas y paneles con arte absorben el sonido igual de bien. Llevamos muestras y las ponemos contra sus paredes.',
    },
    {
      question: '¿Pueden hacer un sistema para quienes usan aparato auditivo?',
      answer:
        'Sí: un bucle magnético bajo la alfombra, receptores de radio en la entrada, o el sonido al teléfono por Wi-Fi. El bucle funciona con cualquier aparato que tenga telebobina; pregúntele a su audiólogo si el suyo la trae.',
    },
    {
      question: '¿Cuánto tiempo no vamos a poder usar el lugar?',
      answer:
        'Un cuarto de música tarda un día. Un templo de 300 lugares se lleva casi toda la semana, y lo agendamos entre sus cultos o misas para que no pierdan ni un domingo.',
    },
  ],
  closing: {
    heading: 'Dé una palmada y llámenos',
    text: 'Si alcanza a contar hasta dos antes de que el cuarto se calle, se puede mejorar. Llámenos, y nosotros llevamos el micrófono.',
  },
} satisfies Words<typeof english.page>;
