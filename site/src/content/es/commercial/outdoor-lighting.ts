import type * as english from '../../commercial/outdoor-lighting.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  title: 'Iluminación Exterior',
  subtitle: 'para Negocios',
  meta: { title: 'Iluminación Exterior para Negocios en McAllen, TX' },
  menu: 'Estacionamientos seguros y una fachada que luce.',
  card: 'Estacionamientos, andadores y fachadas con luz pareja, apuntada hacia abajo, con controles que siguen al sol y a la hora de cerrar.',
  description:
    'Luz pareja para estacionamientos, andadores, fachadas y jardines, hacia abajo, hecha para el viento del Golfo, la sal y los rayos. Medimos antes y después.',
  heroAlt:
    'Una columnata con las columnas iluminadas desde el piso y una hilera de bolardos sobre el pavimento mojado',
  features: [
    {
      title: 'Estacionamientos',
      description: 'Lámparas sin luz hacia arriba: tan seguro entre los carros como en el carril.',
    },
    {
      title: 'Andadores y entradas',
      description:
        'Luz que deja ver una banqueta y una cara. Lo parejo es más seguro que lo brillante.',
    },
    {
      title: 'Fachadas',
      description:
        'Luz rasante para ladrillo, luz amplia para estuco, y un edificio que se lee desde la calle.',
    },
    {
      title: 'Jardines y palmas',
      description:
        'Haces angostos palma arriba, y lámparas que aguantan el riego y el fertilizante.',
    },
    {
      title: 'Según el sol y el horario',
      description: 'Luces que saben cuándo se mete el sol y bajan al cerrar, desde su teléfono.',
    },
    {
      title: 'Respeto a la noche',
      description:
        'Con viseras y sin luz hacia arriba. Las casas detrás de su barda pueden dormir.',
    },
    {
      title: 'Descargas y tierra física',
      description:
        'Un poste alto es un pararrayos. A cada uno lo aterriza un electricista con licencia.',
    },
    {
      title: 'Cambio a LED y reparación',
      description:
        'Un electricista con licencia pasa a LED el sodio y el haluro metálico de sus postes.',
    },
    {
      title: 'Costa y playa',
      description:
        'Recubrimiento marino y, del lado de la arena, lámparas ámbar con visera toda la temporada de anidación.',
    },
    {
      title: 'Luz que les gusta a las cámaras',
      description: 'Buen color, para que en la grabación se vea si esa troca era azul o gris.',
    },
  ],
  benefits: [
    'Lámparas LED que gastan mucho menos, con los números de sus postes',
    'Su gente llega al carro sin cruzar un tramo oscuro',
    'Un plano de luz antes de comprar, y una medición después de instalar',
    'Menos renta de canastilla: fuentes y lámparas escogidas para durar en este calor',
    'Viseras, y un plano para lo que pregunten los vecinos y la ciudad',
    'Letreros y entradas que resaltan, porque lo demás está más tranquilo',
    'Un solo horario para estacionamiento, fachada, letrero y jardín',
    'Revisión de postes, bases y supresores por tormenta, cuando la pida',
  ],
  cases: [
    {
      title: 'Una plaza sin sombras',
      description:
        'Veintidós postes en el estacionamiento, la mitad apagados o parpadeando. Con lámparas nuevas en los mismos brazos, el punto más oscuro subió al cuádruple, con menos de la mitad de los watts.',
      client: 'Plaza comercial',
    },
    {
      title: 'Palmas de hotel, vistas desde el puente',
      description:
        'Cuarenta palmas sabal con haces cálidos y angostos, tapados hacia la playa. Lámparas de compuesto en lugar del aluminio, que en tres años ya estaba picado de lado a lado.',
      client: 'Hotel frente a la playa',
    },
    {
      title: 'La iglesia, segura a las nueve',
      description:
        'Las clases de la noche salían a lo oscuro. Bolardos bajos, luz en los escalones y un estacionamiento con horario llevan hoy a la gente a su carro, y a las diez bajan a un tercio.',
      client: 'Parroquia',
    },
    {
      title: 'Patio de empaque en turno de noche',
      description:
        'Carriles de montacargas a cinco pies-candela, sin deslumbrar a los choferes del andén. Los postes son abatibles, así que nadie renta canastilla para limpiar una lámpara.',
      client: 'Empacadora de cítricos',
    },
  ],
  testimonials: [
    {
      content:
        'Nos dieron un plano con un número en cada cuadrito. Después caminaron esos cuadritos con el señor del seguro hasta que dejó de preguntar.',
      position: 'Administrador de propiedades',
      company: 'una plaza en Pharr',
    },
    {
      content:
        'Tengo una carpeta con las cartas de la colonia de atrás. Desde que pusieron las viseras, no la he vuelto a abrir.',
      position: 'Administradora',
      company: 'una parroquia en Harlingen',
    },
    {
      content:
        'Le cayó un rayo a un poste a medio turno. Se llevó el supresor y ya. Desde entonces, dos tormentas tropicales, y no he perdido ni una lámpara.',
      position: 'Supervisor de patio',
      company: 'una empacadora en Mission',
    },
  ],
  faqs: [
    {
      question: '¿Cuánta luz necesita un estacionamiento?',
      answer:
        'Para casi todos los negocios, un promedio de uno a dos pies-candela, sin rincones oscuros. Importa más la diferencia entre lo más claro y lo más oscuro que el punto máximo; diez a uno se siente seguro, cincuenta a uno no.',
    },
    {
      question: '¿Sirven nuestros postes viejos?',
      answer:
        'Si los pernos, el registro y la soldadura pasan la revisión, por lo general sí. Calculamos el peso y el área de viento de la lámpara nueva, porque las rachas de la costa deciden qué aguanta el brazo.',
    },
    {
      question: '¿Qué color de luz recomiendan?',
      answer:
        'Usamos 3000 K para plazas, iglesias y hoteles, hasta 4000 K para patios de trabajo. La luz más fría se ve más brillante en papel, pero junta bichos y hace sombras duras.',
    },
    {
      question: '¿Y la luz cerca de la playa?',
      answer:
        'Que sea baja, tapada y ámbar. Las tortuguitas se guían por el horizonte más claro, así que del lado de la arena las lámparas apuntan hacia abajo y se apagan cuando nadie las necesita.',
    },
    {
      question: '¿Quién hace lo eléctrico?',
      answer:
        'Las conexiones de corriente y sus permisos son de un electricista con licencia, el suyo o uno que traemos nosotros. El diseño, los controles, apuntar y medir nos tocan a nosotros.',
    },
    {
      question: '¿La ciudad va a pedir permiso?',
      answer:
        'Muchas veces para postes nuevos, rara vez para cambiar lámparas. Preparamos el plano de luz que piden los revisores y nos acomodamos a su calendario.',
    },
    {
      question: '¿En cuánto tiempo se paga el cambio?',
      answer:
        'Depende de sus horas, de su tarifa y de cuántas canastillas renta. La propuesta trae los watts de antes y de después, para que su contador saque las cuentas.',
    },
  ],
  closing: {
    heading: 'Nos vemos al anochecer',
    text: 'Llámenos y escoja la noche. Recorremos el lugar con un medidor, marcamos en el mapa lo oscuro y lo que deslumbra, y se queda con copia de las lecturas.',
  },
} satisfies Words<typeof english.page>;
