import type { confirmation as english } from '../en/confirmation'
import type { Translated } from '../translated'

export const confirmation: Translated<typeof english> = {
  inquire: {
    title: 'Recibimos su consulta',
    message:
      'Gracias. Una persona de nuestro equipo la está revisando y le va a escribir. Nada queda reservado hasta que tenga nuestra respuesta.',
    next: 'Qué sigue',
    steps: {
      mail: 'Le enviamos una copia a su correo. Si en unos minutos no aparece, revise la carpeta de spam, por favor.',
      check: 'Confirmamos las fechas y el precio con el propietario.',
      answer:
        'Le respondemos con los pasos para confirmar y pagar, o con otros lugares que estén libres.',
    },
    hurry: '¿Le urge?',
    whatsApp: 'Escríbanos por WhatsApp',
    whatsAppText: 'Hola, les acabo de enviar una consulta.',
    whatsAppTextReference: 'Hola, les acabo de enviar la consulta {{reference}}.',
  },
  sale: {
    message:
      'Vamos a consultar con el propietario si la casa sigue en venta y le escribiremos con los papeles, el precio y cuándo puede verla. No se compromete a nada. Si no le llega nuestro correo, búsquelo en la carpeta de spam.',
    steps: {
      check: 'Confirmamos con el propietario que la casa sigue en venta y a qué precio.',
      answer: 'Le respondemos con los papeles y una propuesta para ir a verla.',
    },
  },
  lead: {
    next: 'Qué sigue',
    steps: {
      mail: 'Le enviamos una copia a su correo. Si en unos minutos no aparece, revise la carpeta de spam, por favor.',
      check: 'Una persona de nuestro equipo lee lo que nos escribió.',
      answer: 'Le respondemos por el medio que usted eligió.',
    },
    hurry: '¿Le urge?',
    whatsApp: 'Escríbanos por WhatsApp',
    whatsAppText: 'Hola, les acabo de enviar un mensaje.',
    whatsAppTextReference: 'Hola, les acabo de enviar el mensaje {{reference}}.',
  },
  landing: { answer: 'Le respondemos por correo, teléfono o WhatsApp.' },
  career: {
    next: 'Qué sigue',
    steps: {
      mail: 'Le enviamos una copia a su correo. Si en unos minutos no aparece, revise la carpeta de spam, por favor.',
      check: 'Quienes trabajarían con usted leen su solicitud y su hoja de vida.',
      answer: 'Le escribimos para una entrevista, o para decirle que esta vez no se pudo.',
    },
    hurry: '¿Se le olvidó algo?',
    whatsApp: 'Escríbanos por WhatsApp',
    whatsAppText: 'Hola, les acabo de enviar una solicitud de empleo.',
    whatsAppTextReference: 'Hola, les acabo de enviar la solicitud de empleo {{reference}}.',
  },
  title: 'Ya tenemos su mensaje',
  message: 'Gracias. Una persona de nuestro equipo lo está revisando y le va a escribir.',
  reference: 'Su número de referencia',
  home: 'Ir al inicio',
  explore: 'Ver más lugares',
}
