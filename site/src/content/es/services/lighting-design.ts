import type { Words } from '../../schema/words.ts';
import type * as english from '../../services/lighting-design.ts';

export const page = {
  title: 'Diseño de Iluminación',
  menu: 'Luz en capas, dibujada antes de comprarla.',
  footer: 'Diseño de Iluminación',
  card: {
    description: 'Menos lámparas, mejor puestas, y todas bajan hasta lo más tenue.',
  },
  meta: {
    title: 'Diseño y Control de Iluminación en McAllen, TX',
    description:
      'Diseñamos la luz de casas y patios del Valle: en capas, de color cálido y sin parpadeos, dibujada en papel y ajustada en sus cuartos ya de noche.',
  },
  hero: {
    description:
      'Seis spots en cuadrícula alumbran el piso. Nosotros alumbramos lo que usted mira, y dejamos descansar los rincones.',
  },
  offer: [
    'Cada cuarto necesita tres tipos de luz: una para andar, otra para trabajar y otra que simplemente sea bonita. Las separamos, y cada una lleva su atenuador.',
    'El color importa tanto como la fuerza. Las salas van en 2700 K y se hacen más cálidas al bajar la luz; las cocinas, en 3000 K.',
    'Afuera, las palmas sabal piden un haz angosto tronco arriba, los encinos piden luz de luna desde adentro de la copa, y los vecinos piden no ver ni un foco.',
  ],
  features: [
    {
      title: 'Planos por capas',
      description:
        'Luz general, de trabajo y de acento en circuitos aparte, dibujadas en el plano de su casa.',
    },
    {
      title: 'Color de luz por cuarto',
      description:
        'De 2200 K junto a la cama a 4000 K sobre la mesa de trabajo, escogido con muestras.',
    },
    {
      title: 'Luz baja sin parpadeo',
      description: 'Probamos juntos el foco, el driver y el atenuador. Si zumba, se regresa.',
    },
    {
      title: 'Arte y textura',
      description: 'Luz rasante para piedra y ladrillo, y a treinta grados para los cuadros.',
    },
    {
      title: 'Pasos de medianoche',
      description:
        'Una luz a la altura de la rodilla, de la cama al baño, que no le espanta el sueño.',
    },
    {
      title: 'Palmas, alberca y entrada',
      description:
        'Lámparas de latón con conexiones selladas, y la última tan brillante como la primera.',
    },
  ],
  process: [
    {
      title: 'Ver la casa de noche',
      description: 'La primera visita es ya sin sol. Apagamos más de lo que prendemos.',
    },
    {
      title: 'Bosquejar la luz',
      description: 'Cada vista en una foto, con la luz dibujada.',
    },
    {
      title: 'Hacer la lista',
      description: 'Cada lámpara y cada atenuador, con una opción más barata si es buena.',
    },
    {
      title: 'Hacer la prueba',
      description: 'Por una noche sujetamos lámparas de verdad en su lugar.',
    },
    {
      title: 'Instalar con su electricista',
      description:
        'Un electricista con licencia hace el voltaje de línea; nosotros, el bajo voltaje y los controles.',
    },
    {
      title: 'Apuntar y ajustar',
      description: 'Apuntamos cada lámpara a oscuras, con usted en su sillón de siempre.',
    },
  ],
  testimonials: [
    {
      role: 'Dueña de casa, Tres Lagos',
      content:
        'Nos quitaron la mitad de los spots, y yo había pagado extra por ellos. Tengo cincuenta y seis años, así que lo digo: ahora me gusta mi cara en el espejo del comedor.',
    },
    {
      role: 'Arquitecto',
      content:
        'Soy muy exigente con los planos, y mi constructor siguió los de ellos. Ahora llevo a mis clientes a la noche de prueba.',
    },
    {
      content:
        'Ese encino estaba aquí cuarenta años antes que la casa, y yo nunca lo había visto de noche. Ahora lavo los trastes con la luz de la cocina apagada.',
    },
  ],
  faqs: [
    {
      question: '¿Se puede sin abrir el techo?',
      answer:
        'Muchas veces, sí. Focos nuevos del color correcto, mejores atenuadores puestos por un electricista con licencia y unas lámparas de mesa en una escena pueden cambiar un cuarto en una tarde. Solo cortamos el techo cuando de plano falta algo.',
    },
    {
      question: '¿Por qué parpadean mis focos LED al bajar la luz?',
      answer:
        'Por lo general, el atenuador se hizo para focos incandescentes, y los LED jalan tan poca corriente que no trabaja bien. Poner el atenuador que va con el driver, o agregar una carga chica, arregla casi todos los casos.',
    },
    {
      question: '¿Qué color de luz recomiendan?',
      answer:
        'Cálida donde descansa, un poco más fría donde trabaja, y un solo color en todo lo que ve desde el mismo sillón. Mezclar 2700 K y 4000 K en un espacio abierto es el error por el que más nos llaman.',
    },
    {
      question: '¿Aguantan aquí las lámparas de jardín?',
      answer:
        'Las de latón o cobre macizo, sí. Cerca del Golfo, el aluminio pintado se pica en unas cuantas temporadas, y a las hormigas bravas les encanta un empaque flojo. Usamos conectores con gel y montamos los transformadores despegados del suelo.',
    },
    {
      question: '¿Cuánto tarda un proyecto?',
      answer:
        'El diseño se lleva dos o tres semanas, más que nada esperando las muestras y la noche adecuada. La iluminación básica por lo común se instala en uno o dos días, ya con el material aquí.',
    },
    {
      question: '¿Trabajan con mi diseñador de interiores?',
      answer:
        'Con gusto, y mientras más pronto, mejor. Las lámparas decorativas le toca escogerlas a su diseñador; nosotros cuidamos que la potencia, la altura y el atenuador le queden a la mesa de abajo.',
    },
  ],
  closing: {
    heading: 'Déjenos la luz prendida',
    text: 'Venga al showroom, o invítenos una noche. Recorremos a oscuras los cuartos y el patio, y antes de irnos le dibujamos lo que vimos.',
  },
} satisfies Words<typeof english.page>;
