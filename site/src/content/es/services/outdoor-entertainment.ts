import { company } from '../../company.ts';
import type { Words } from '../../schema/words.ts';
import type * as english from '../../services/outdoor-entertainment.ts';

export const page = {
  title: 'Entretenimiento al Aire Libre',
  menu: 'Patios que aguantan calor, lluvia y sal.',
  card: {
    description:
      'Pantallas de patio, bocinas de jardín y luces hechas para el calor del Valle y el aire salado.',
  },
  meta: {
    title: 'Televisión y Audio para Patio en McAllen, TX',
    description: `Instalamos pantallas de patio, bocinas de jardín, Wi-Fi exterior y luces para el sol, la sal y las tormentas del sur de ${company.state}, en todo el Valle.`,
  },
  hero: {
    description:
      'De octubre a mayo, el patio es el mejor cuarto de la casa. Nosotros le ponemos imagen, voz y hora de dormir.',
  },
  offer: [
    'Una televisión de interior bajo techo no se muere de lluvia. Se muere de calor, de sal, de cuijas en las rejillas y de una tarde de agosto que rebota en el piso junto a la alberca.',
    'Afuera el sonido no tiene en qué rebotar, y se pierde pronto. Ocho bocinas chicas alrededor del pasto le dan música para platicar. Dos grandes bajo el alero se la dan a toda la calle.',
    'Por los rayos del Golfo, cada cable que sale al patio lleva un supresor donde entra a la casa. Todo lo que se desconecta antes de un huracán cuelga de un gancho que usted alcanza.',
  ],
  features: [
    {
      title: 'Pantallas para pleno día',
      description:
        'Para sombra completa, medio sol o pleno sol, en brazos que giran hacia el asador.',
    },
    {
      title: 'Sonido en el jardín',
      description: 'Bocinas chicas entre las plantas, y el mismo volumen en cada silla.',
    },
    {
      title: 'Luz para la noche',
      description:
        'Luces cálidas en series, escalones y caminos: atraen menos bichos y hacen lucir la comida.',
    },
    {
      title: 'Wi-Fi hasta la cerca de atrás',
      description:
        'Un punto de acceso para intemperie bajo el alero, porque el estuco no deja salir la señal de adentro.',
    },
    {
      title: 'Abanicos, mosquiteros y calor',
      description:
        'Mosquiteros, abanicos y calentadores en un teclado. Los conecta un electricista con licencia.',
    },
    {
      title: 'Control de alberca y jacuzzi',
      description:
        'El jacuzzi, caliente antes de que halle la toalla. Lo conecta un electricista con licencia.',
    },
  ],
  process: [
    {
      title: 'Visitar a las cinco',
      description:
        'El peor sol y el mayor reflejo. Si la imagen se ve a esa hora, se ve todo el día.',
    },
    {
      title: 'Planear el patio',
      description:
        'Asientos, asador y alberca en un dibujo, con el nivel de sonido marcado en la cerca.',
    },
    {
      title: 'Abrir una sola zanja',
      description:
        'Primero se ubica lo ya enterrado. Luego sonido, luz y datos van en un solo corte.',
    },
    {
      title: 'Montar y sellar',
      description: 'Tornillos inoxidables en block o viga, y una curva de goteo en cada cable.',
    },
    {
      title: 'Afinar ya sin sol',
      description: 'El volumen, de oído; las luces, hasta que ningún foco le dé en los ojos.',
    },
    {
      title: 'Lección para la tormenta',
      description: 'Qué desconectar, doblar y tapar, y en qué orden. Es cosa de diez minutos.',
    },
  ],
  testimonials: [
    {
      role: 'Dueño de casa, Los Fresnos',
      content:
        'Dos huracanes pasaron cerca, y lo único que he tenido que comprar es una palma. Todavía tengo su lista pegada en la despensa, junto a las velas.',
    },
    {
      role: 'Dueña de casa, South Padre Island',
      content:
        'En diecinueve años del lado de la bahía he visto deshacerse los muebles de patio. La semana pasada fui a revisar cada tornillo que pusieron. Siguen brillando.',
    },
    {
      content:
        'Los jueves vienen mis hermanos al dominó, y ahí afuera lo único que se deja bajar de volumen es la música. El señor Salas, el de al lado, todavía me saluda.',
    },
  ],
  faqs: [
    {
      question: '¿Puedo poner una televisión normal en el patio?',
      answer:
        'En un porche con mosquitero, sombra y aire acondicionado, a lo mejor. En un patio abierto, la garantía casi siempre se acaba en la puerta, a las cuatro la imagen ya está deslavada, y el primer invierno húmedo le llega a la tarjeta.',
    },
    {
      question: '¿Qué tan brillante tiene que ser la pantalla?',
      answer:
        'En sombra cerrada bastan unos 700 nits, que es como se miden las pantallas. El medio sol pide 1,000 o más, y el pleno sol, por lo menos el doble. Ponerla de cara al norte o al oriente siempre le ahorra dinero.',
    },
    {
      question: '¿Y la asociación de vecinos (HOA)?',
      answer:
        'Cada fraccionamiento tiene sus reglas: unos limitan los postes, otros las luces a la vista, y casi todos tienen horas de silencio. Leemos las reglas con usted y diseñamos dentro de ellas, con límites de volumen que le puede enseñar a la mesa directiva.',
    },
    {
      question: '¿Cómo se protege de los rayos?',
      answer:
        'Un rayo directo no lo para nada. Mucho más común es la descarga de uno que cae calle abajo, y de esa sí protegemos: fibra a las construcciones aparte y supresores en nuestras líneas. Del protector contra descargas del tablero y de la tierra física se encarga un electricista con licencia.',
    },
    {
      question: '¿Cuánto tarda el trabajo?',
      answer:
        'Una pantalla de patio con cuatro bocinas, uno o dos días. Un patio completo con zanja, luces y control de alberca, por lo común tres, y más si la tierra está mojada.',
    },
    {
      question: '¿Hay que quitar todo cuando viene un huracán?',
      answer:
        'Las bocinas enterradas y las luces de latón se quedan. Las pantallas con soporte de quitar y poner las meten dos personas sin herramienta, y las series de luces se desenganchan de una punta.',
    },
  ],
  closing: {
    heading: '¿Qué le falta a su patio?',
    text: 'Llámenos y cuéntenos. Vamos al caer el sol, nos sentamos en sus sillas y lo dibujamos con usted, y es gratis.',
  },
} satisfies Words<typeof english.page>;
