import type * as english from '../../communities/harlingen.ts';
import { company } from '../../company.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  menu: 'Cines en casa en medio del Valle.',
  card: 'Cuartos fáciles de usar para familias de turno nocturno, pacientes y recién jubilados.',
  meta: {
    title: 'Cine en Casa y Casa Inteligente en Harlingen',
    description:
      'Ponemos cines en casa, luces fáciles y sonido claro para jubilados, familias de hospital y consultorios de Harlingen. La consulta es gratis.',
  },
  hero: {
    description:
      'Para la enfermera que duerme a mediodía, la pareja que quiere oír cada diálogo de la película y la clínica que abre a las siete. Cuartos silenciosos, sencillos y confiables.',
    alt: 'Un callejón de Harlingen con un mural bajo lámparas de cuello de ganso y series de focos en lo alto',
    actions: [{ label: 'Agende una Consulta' }, { label: 'Ver Nuestros Servicios' }],
  },
  info: {
    location: {
      title: 'Ubicación',
      text: 'Los dos lados del Arroyo Colorado, la zona médica y las calles del campo de golf.',
    },
    contact: { title: 'Contacto', text: 'Pregunte por la agenda de Harlingen.' },
    hours: {
      title: 'Horario de servicio',
      text: '¿Trabaja de noche? Díganos cuándo no llamarle.',
    },
  },
  local: {
    heading: 'Una ciudad con horario de hospital',
    paragraphs: [
      'Harlingen está donde se cruzan las dos autopistas, y parece que media ciudad trabaja en un hospital o está casada con alguien que sí. Lo que más instalamos son persianas blackout y timbres que, en vez de sonar, hacen parpadear una lámpara.',
      'La otra mitad ya se jubiló y vive en casas de un piso junto a los campos de golf. Ahí nadie nos ha pedido jamás otro control. Quieren un teclado grande con palabras de verdad, y películas que se entiendan sin subtítulos.',
    ],
    points: [
      {
        title: 'Primero, oír bien',
        description:
          'Aros magnéticos para aparatos auditivos, audífonos con su propio volumen y la bocina central apuntada al sillón que importa.',
      },
      {
        title: 'Luz para ojos con años',
        description:
          'A los setenta hace falta como el triple de luz que a los veinte, así que las cubiertas y las escaleras llevan más luz.',
      },
      {
        title: 'Consultorios y salas de espera',
        description:
          'Música tranquila, pantallas de registro y una red por cable que separa los expedientes de las visitas.',
      },
      {
        title: 'La familia en otro estado',
        description:
          'Si usted quiere, su hija en Ohio puede ver que la puerta está cerrada y la estufa apagada.',
      },
    ],
  },
  theater: {
    label: 'Un cine en casa por dentro',
    heading: 'El cuarto de la matiné',
    lead: 'Nuestro cine favorito en Harlingen es la recámara que sobra, donde nadie duerme: doce pies por catorce, una ventana. Los cuartos básicos salen desde unos {price.basicTheater}.',
    points: [
      {
        title: 'Asientos que levantan',
        description: 'Reclinables con motor que ayudan a pararse, y dónde estacionar el andador.',
      },
      {
        title: 'Cada palabra',
        description:
          'Tres bocinas al frente, parejas para la voz, y un modo nocturno que amansa las explosiones.',
      },
      {
        title: 'Un botón y empieza',
        description:
          'Baja la persiana, se va apagando la lámpara, aparece la imagen. Lo aprieta otra vez y vuelve el cuarto de visitas.',
      },
    ],
    action: { label: 'Ver Instalación de Cine en Casa' },
  },
  closing: {
    heading: 'En casa le espera una noche más fácil',
    text: `Llámenos, díganos a qué horas duerme y nos acomodamos. Las personas mayores y los veteranos ahorran ${company.discount.percent}% en todos los servicios: menciónelo al agendar y tenga a la mano una identificación vigente en la visita.`,
    actions: [{ label: 'Llámenos Hoy' }, { label: 'Agende una Consulta' }],
  },
} satisfies Words<typeof english.page>;
