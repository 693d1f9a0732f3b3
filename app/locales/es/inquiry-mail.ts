import type { inquiryMail as english } from '../en/inquiry-mail'
import type { Translated } from '../translated'

export const inquiryMail: Translated<typeof english> = {
  guest: {
    subject: 'Recibimos su consulta {{reference}}: {{place}}',
    preview: 'Revisamos fechas y precio, y le escribimos.',
    previewSale: 'Revisamos el precio y los papeles, y le escribimos.',
    heading: 'Gracias, {{firstName}}',
    received: 'Su consulta sobre {{place}} ya está con nosotros. Su referencia es {{reference}}.',
    answer: {
      email: 'Confirmamos las fechas y el precio con el propietario y le respondemos por correo.',
      phone: 'Confirmamos las fechas y el precio con el propietario y le llamamos al {{phone}}.',
      whatsapp:
        'Confirmamos las fechas y el precio con el propietario y le escribimos por WhatsApp al {{phone}}.',
      sale: {
        email:
          'Confirmamos el precio y los papeles con el propietario y le respondemos por correo.',
        phone: 'Confirmamos el precio y los papeles con el propietario y le llamamos al {{phone}}.',
        whatsapp:
          'Confirmamos el precio y los papeles con el propietario y le escribimos por WhatsApp al {{phone}}.',
      },
    },
    notBooked:
      'Todavía no se ha reservado ni cobrado nada: usted decide cuando tenga nuestra respuesta.',
    message: 'Lo que nos escribió',
    button: 'Ver el lugar otra vez',
    buttonSeveral: 'Ver los lugares otra vez',
    wrong: 'Si algo no está bien, responda a este correo o escríbanos por WhatsApp: {{number}}.',
  },
  staff: {
    subject: 'Consulta {{reference}}: {{place}}, {{name}}',
    subjectQuote: 'Piden cotización {{reference}}: {{place}}, {{name}}',
    heading: 'Consulta {{reference}}',
    headingQuote: 'Piden cotización {{reference}}',
    from: '{{name}} consulta por {{place}}.',
    message: 'Lo que escribió el huésped',
    button: 'Responder en el área del personal',
  },
  andMore_one: '{{name}} y {{count}} lugar más',
  andMore_other: '{{name}} y {{count}} lugares más',
  place: 'Lugar',
  kind: 'Tipo',
  stay: 'Estadía',
  price: 'Precio',
  onRequest: 'a consultar',
  listed: {
    label: 'Precio publicado',
    night: '{{price}} por noche',
    month: '{{price}} al mes',
    sale: '{{price}}',
  },
  services: 'Servicios adicionales',
  payment: 'Forma de pago',
}
