import { company } from '../company.ts';
import type * as english from '../privacy.ts';
import type { Words } from '../schema/words.ts';

export const privacy = {
  meta: {
    title: 'Privacidad',
    description: `Qué guarda ${company.name} cuando nos escribe, por cuánto tiempo, quién lo lee, qué se queda en su navegador y cómo pedir que borremos su mensaje.`,
  },
  heading: 'Privacidad',
  lead: 'Puede leer todo este sitio sin decirnos quién es. Esto es lo que pasa cuando nos escribe.',
  promises: {
    heading: 'Tres promesas',
    items: [
      {
        title: 'Sin cookies',
        description: 'Su navegador recuerda si prefiere claro u oscuro, y no se lo cuenta a nadie.',
      },
      { title: 'Sin rastreo', description: 'Y sin publicidad, en ninguna página.' },
      {
        title: `Borrado a los ${company.messagesKeptMonths} meses`,
        description: 'Su mensaje, sus datos de contacto y su foto.',
      },
    ],
  },
  details: {
    heading: 'Qué pasa con su mensaje',
    indexLabel: 'En esta página',
    items: [
      {
        title: 'Qué guardamos',
        paragraphs: [
          'Guardamos lo que escribe en un formulario: su nombre, correo, teléfono, asunto, mensaje y la fecha en que quiere que vayamos.',
          'Si agrega una foto, su navegador la hace más chica y le quita dónde, cuándo y con qué cámara se tomó, antes de enviarla. La guardamos con su mensaje.',
          'Con él anotamos cuándo llegó, en qué formulario venía y desde qué página, servicio y ciudad nos escribió. Así sabemos si pregunta por un cine o por una cámara. Nuestro sistema marca lo que parece spam. Mientras atendemos lo que nos pidió, anotamos cuándo lo leímos y cuándo le contestamos, y a veces agregamos notas nuestras.',
          'Para frenar el spam, guardamos por un día un código revuelto de su dirección de internet. La dirección en sí no la guardamos.',
        ],
      },
      {
        title: 'Cuánto tiempo',
        paragraphs: [
          `Guardamos su mensaje y sus datos de contacto ${company.messagesKeptMonths} meses, y luego los borramos.`,
          'Si borramos un mensaje antes, a los 30 días desaparece para siempre. La foto se va con su mensaje.',
        ],
      },
      {
        title: 'Quién lo ve',
        paragraphs: [
          'La gente de nuestra oficina que le contesta. Para leer su mensaje, entran con contraseña.',
          'Su mensaje se guarda con la compañía que aloja nuestra base de datos, y una copia llega a nuestro buzón por el servicio que manda nuestros correos. La copia no lleva foto. Si nos pide borrar su mensaje, borramos también esa copia. Si nos dio su correo, puede que reciba un aviso corto de que su mensaje llegó. No vendemos ni rentamos lo que nos cuenta, y en este sitio no hay publicidad ni rastreo.',
        ],
      },
      {
        title: 'Qué se queda en su navegador',
        paragraphs: [
          'No ponemos cookies. Su navegador recuerda si usted escogió el tema claro o el oscuro.',
          'Hasta que cierre la pestaña, también recuerda hasta dónde bajó en cada página, la escena de luz que escogió y el mensaje que todavía no manda. Así, si la página se vuelve a cargar, no se pierde nada de eso. El mapa de nuestra página de contacto viene de Google, y solo si usted lo pide.',
        ],
      },
      {
        title: 'Verlo, corregirlo, borrarlo',
        paragraphs: [
          'Pídanoslo, y le decimos qué tenemos de usted, lo corregimos o lo borramos.',
          'Llame o escriba desde el teléfono o el correo que nos dio, para que sepamos que es usted.',
        ],
      },
    ],
  },
  call: 'Llame al',
  write: 'Escríbanos',
} satisfies Words<typeof english.privacy>;
