import type { confirmation as english } from '../en/confirmation'
import type { Translated } from '../translated'

export const confirmation: Translated<typeof english> = {
  inquire: {
    title: 'Recibimos su consulta',
    message:
      'Gracias. Una persona de nuestro equipo la está revisando y le va a escribir. Nada queda reservado hasta que tenga nuestra respuesta.',
    next: 'Qué sigue',
    steps: {
      mail: 'Le enviamos una copia a su correo. Si en unos minutos no aparece, revise por favor la carpeta de spam.',
      check: 'Confirmamos las fechas y el precio con el propietario.',
      answer:
        'Le respondemos con los pasos para confirmar y pagar, o con otros lugares que estén libres.',
    },
    hurry: '¿Le urge?',
    whatsApp: 'Escríbanos por WhatsApp',
    whatsAppText: 'Hola, les acabo de enviar una consulta.',
    whatsAppTextReference: 'Hola, les acabo de enviar la consulta {{reference}}.',
  },
  reference: 'Su número de referencia',
  home: 'Ir al inicio',
  explore: 'Ver más lugares',
}
