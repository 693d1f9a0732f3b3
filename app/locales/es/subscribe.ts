import type { subscribe as english } from '../en/subscribe'
import type { Translated } from '../translated'

export const subscribe: Translated<typeof english> = {
  title: 'Una carta desde Guatemala',
  lead: 'Una vez al mes, por correo: casas nuevas, fechas libres a mejor precio y una historia del camino.',
  metaTitle: 'Noticias por correo',
  metaDescription:
    'Suscríbase a nuestra carta: casas nuevas en Guatemala, fechas libres a mejor precio e historias del camino, una vez al mes por correo.',
  promises: 'Con qué puede contar',
  houses: 'Las casas nuevas, antes de que salgan en la lista',
  prices: 'Fechas libres y promociones que sí son más baratas',
  stories: 'Una historia de alguien que vive aquí',
  leave: 'En cada carta, un enlace para darse de baja; su correo no se lo damos a nadie',
  archive: 'Leer cartas anteriores',
  formTitle: '¿A dónde se la mandamos?',
  confirm: {
    metaTitle: 'Confirmar la carta',
    askTitle: '¿Le mandamos la carta?',
    ask: 'Presione el botón y nuestra carta desde Guatemala le llegará una vez al mes. Puede darse de baja cuando quiera.',
    button: 'Sí, quiero recibir la carta',
    doneTitle: 'Su suscripción está confirmada',
    done: 'Gracias. Nuestro primer correo va en camino; después le llega una carta al mes, cada una con un enlace para darse de baja.',
    overTitle: 'Esta suscripción ya se dio de baja',
    over: 'Si quiere recibir la carta otra vez, suscríbase de nuevo, por favor.',
  },
  end: {
    metaTitle: 'Darse de baja de la carta',
    askTitle: '¿Ya no quiere más cartas?',
    ask: 'Presione el botón y no le escribimos más cartas. Lo demás sigue igual: sus reservas y consultas se quedan como están.',
    button: 'Darme de baja',
    doneTitle: 'Ya no le llegan más cartas',
    done: 'Su suscripción terminó. Si algún día nos extraña, puede suscribirse de nuevo.',
  },
  expiredTitle: 'Este enlace ya venció',
  expired: 'Funcionaba durante siete días. Suscríbase de nuevo, por favor, y le enviamos otro.',
  unknownTitle: 'Este enlace no está completo',
  unknown: 'Ábralo otra vez desde el correo, o copie la dirección entera, por favor.',
  again: 'Suscribirme',
  home: 'Ir al inicio',
  failed: 'No funcionó. Intente de nuevo, por favor.',
}
