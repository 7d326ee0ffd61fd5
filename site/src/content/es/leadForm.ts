import { company } from '../company.ts';
import type * as english from '../leadForm.ts';
import type { Words } from '../schema/words.ts';

export const leadForm = {
  evening: 'Así me gustan las luces:',
  lost: 'Su mensaje no se envió. Lo que escribió sigue aquí; por favor, intente otra vez.',
  offline:
    'No tiene conexión, así que su mensaje no se envió. Lo que escribió sigue aquí. Por favor, intente otra vez cuando vuelva el internet.',
  tooMany:
    'Acabamos de recibir varios mensajes de su conexión, así que este no se envió. Lo que escribió sigue aquí. Por favor, intente otra vez en diez minutos.',
  elsewhere:
    'Esta página es una copia de nuestro sitio en otra dirección, así que no se pudo enviar su mensaje. Lo que escribió sigue aquí.',
  refused: 'No se aceptó su mensaje. Revise la dirección de su correo e intente otra vez.',
  about: 'Sobre:',
  photo: {
    label: 'Foto',
    optional: '(opcional)',
    hint: 'Arrástrela hasta aquí, tome una o escoja una. Máximo 10 MB.',
    animated: 'No se puede enviar una animación. Por favor, escoja una foto.',
    tooLarge:
      'Esta foto es demasiado grande, aunque ya la hicimos más chica. Por favor, escoja otra.',
    failed: 'No se pudo preparar su foto. Revise su conexión y escójala otra vez.',
    lost: 'La foto no se fue con el mensaje. Por favor, mándenosla por correo.',
  },
  orCall: 'O llame al',
  orWrite: 'o escriba a',
  noScript: 'Este formulario necesita JavaScript, que está desactivado en su navegador.',
  privacy: 'Privacidad',
  retention: `Sin rastreo. Guardamos su mensaje y sus datos ${company.messagesKeptMonths} meses, y no más.`,
} satisfies Words<typeof english.leadForm>;
