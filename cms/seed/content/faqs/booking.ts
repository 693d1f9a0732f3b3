import type { FaqSeed } from './faq'

export const bookingFaqs: FaqSeed[] = [
  {
    topic: 'booking',
    question: {
      en: 'Is my booking confirmed when I send the form?',
      es: '¿Queda reservado cuando envío el formulario?',
    },
    answer: {
      en: 'No. Your message is an inquiry: we ask the owner about your dates and write back with the price. It is booked once you have said yes and paid the first part.',
      es: 'No. Su mensaje es una consulta: le preguntamos al propietario por sus fechas y le escribimos con el precio. Queda reservado cuando usted acepta y paga la primera parte.',
    },
    keywords: {
      en: 'reserve, automatic, instant booking, confirmation, confirmed',
      es: 'reservar, automático, confirmación, confirmada, apartar',
    },
  },
  {
    topic: 'booking',
    question: { en: 'How soon will you answer?', es: '¿Cuánto tardan en responder?' },
    answer: {
      en: 'Usually the same day. Our office is open Monday to Saturday from 8 am to 6 pm, Guatemala time; on Sundays we answer what is urgent.',
      es: 'Casi siempre el mismo día. La oficina atiende de lunes a sábado de 8:00 a 18:00; los domingos contestamos lo urgente.',
    },
    keywords: {
      en: 'reply, office hours, opening hours, waiting, how long',
      es: 'respuesta, horario, oficina, tiempo, cuándo contestan',
    },
  },
  {
    topic: 'booking',
    question: { en: 'Can I change my dates later?', es: '¿Puedo cambiar las fechas después?' },
    answer: {
      en: 'Yes, if the house is free and the owner agrees. Write to us as early as you can; a change more than thirty days before arrival normally costs nothing.',
      es: 'Sí, si la casa está libre y el propietario está de acuerdo. Escríbanos lo antes posible; un cambio con más de treinta días de anticipación normalmente no cuesta.',
    },
    keywords: {
      en: 'move, postpone, reschedule, other dates, modify',
      es: 'mover, posponer, reprogramar, otras fechas, modificar',
    },
  },
  {
    topic: 'booking',
    question: { en: 'What happens if I cancel?', es: '¿Qué pasa si cancelo?' },
    answer: {
      en: 'Each house has its own tiers, shown on its page: the earlier you cancel, the more comes back, less the fee of the payment. Where no tiers are shown, ask us before you pay.',
      es: 'Cada casa tiene sus condiciones y están en su página: entre antes cancele, más se le devuelve, menos la comisión del pago. Si la casa no las muestra, pregúntenos antes de pagar.',
    },
    keywords: {
      en: 'cancellation, refund, money back, policy, policies',
      es: 'cancelación, reembolso, devolución, política, políticas',
    },
  },
  {
    topic: 'booking',
    question: {
      en: 'Is it cheaper to book over WhatsApp?',
      es: '¿Sale más barato reservar por WhatsApp?',
    },
    answer: {
      en: 'On our offer pages, yes: whoever writes over WhatsApp gets 10 percent off the houses shown there. Mention the page you come from.',
      es: 'En nuestras páginas de oferta, sí: quien escribe por WhatsApp tiene 10 por ciento de descuento en las casas que aparecen ahí. Diga de qué página viene.',
    },
    keywords: {
      en: 'discount, promotion, ten percent, coupon, code, deal',
      es: 'descuento, promoción, diez por ciento, cupón, código, rebaja',
    },
  },
  {
    topic: 'booking',
    question: {
      en: 'How many nights do I have to stay?',
      es: '¿Cuántas noches es el mínimo?',
    },
    answer: {
      en: 'Most houses take guests from two nights on. For Holy Week, Christmas and New Year many ask for four or five; the calendar shows it when you choose dates.',
      es: 'La mayoría recibe desde dos noches. En Semana Santa, Navidad y Año Nuevo muchas piden cuatro o cinco; el calendario lo muestra al escoger fechas.',
    },
    keywords: {
      en: 'minimum stay, one night, weekend, holy week',
      es: 'estadía mínima, una noche, fin de semana, semana santa',
    },
  },
]
