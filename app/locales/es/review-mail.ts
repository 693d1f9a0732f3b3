import type { reviewMail as english } from '../en/review-mail'
import type { Translated } from '../translated'

export const reviewMail: Translated<typeof english> = {
  subject: '¿Qué le pareció {{house}}?',
  heading: '¿Cómo estuvo su estadía?',
  thanks:
    'Estimado/a {{name}}: gracias por quedarse con nosotros en {{house}}, del {{start}} al {{end}}. Esperamos que ya esté bien en casa.',
  ask: '¿Les contaría a otros viajeros cómo le fue? Toma dos minutos: cinco calificaciones de una a cinco estrellas y unas palabras.',
  button: 'Escribir mi opinión',
  closing: 'El enlace es solo suyo y sirve una vez. Su correo electrónico no se muestra a nadie.',
  received: {
    subject: 'Una opinión sobre {{house}}: {{stars}} estrellas',
    text: '{{name}} escribió sobre la estadía {{stay}} en {{house}}. Nadie la ve antes de que ustedes la aprueben.',
    words: 'Lo que escribió el huésped',
    button: 'Leer y decidir',
  },
}
