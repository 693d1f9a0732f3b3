import type { preview as english } from '../en/preview'
import type { Translated } from '../translated'

export const preview: Translated<typeof english> = {
  title: 'Vista previa',
  draft: 'Borrador',
  published: 'Versión publicada',
  later: 'Para más adelante: se muestra como el día en que empieza',
  until: 'Este enlace funciona hasta el {{moment}} (Guatemala)',
  asOf: 'A la fecha',
  asOfHour: 'Hora de Guatemala',
  apply: 'Mostrar',
  leave: 'Salir de la vista previa',
  notSent: 'Esta es una vista previa: no se envió nada.',
  problem: {
    forged: {
      title: 'Este enlace de vista previa no es válido',
      text: 'Abra de nuevo la vista previa con el botón junto a la entrada en el CMS.',
    },
    expired: {
      title: 'Este enlace de vista previa ya venció',
      text: 'Un enlace sirve durante una hora. Abra de nuevo la vista previa con el botón junto a la entrada en el CMS.',
    },
    foreign: {
      title: 'Este enlace de vista previa es de otra página',
      text: 'Un enlace muestra un documento en un idioma. Abra en el CMS la vista previa de esta página.',
    },
    missing: {
      title: 'Aquí no hay nada que ver',
      text: 'El documento no tiene esa versión en este idioma, o fue eliminado.',
    },
    over: {
      title: 'Este enlace ya no está vigente',
      text: 'Se hizo solo por unos días, o fue revocado. Pida uno nuevo a la persona que se lo envió.',
    },
    incomplete: {
      title: 'El borrador no está completo',
      text: 'Complete estos campos, guarde y abra de nuevo la vista previa:',
    },
    notSent: {
      title: 'Esta es una vista previa',
      text: 'Desde una vista previa no se envían formularios y no se guardó nada. Regrese con su navegador.',
    },
    unavailable: {
      title: 'Ahora no se puede mostrar la vista previa',
      text: 'El CMS no respondió. Intente de nuevo en un minuto.',
    },
  },
}
