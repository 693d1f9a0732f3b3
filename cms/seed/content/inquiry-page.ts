import type { SeoSeed } from './home-page'
import type { Words } from './types'

export type InquiryPageSeed = {
  title: Words
  quoteTitle: Words
  intro: Words
  responsePromise: Words
  confirmationTitle: Words
  confirmationText: Words
  seo: SeoSeed
}

export const inquiryPage: InquiryPageSeed = {
  title: { en: 'Ask about this stay', es: 'Consulte por esta estadía' },
  quoteTitle: { en: 'Ask for a quote', es: 'Pida una cotización' },
  intro: {
    en: 'Tell us how to reach you and what we should know: who is coming, when you land, whether the grandparents can climb stairs.',
    es: 'Cuéntenos cómo comunicarnos con usted y qué debemos saber: quiénes vienen, a qué hora llegan, si los abuelos pueden subir gradas.',
  },
  responsePromise: {
    en: 'During office hours a person answers within the hour; at night, the next morning.',
    es: 'En horas de oficina le responde una persona en menos de una hora; de noche, a la mañana siguiente.',
  },
  confirmationTitle: { en: 'We have your inquiry', es: 'Ya tenemos su consulta' },
  confirmationText: {
    en: 'We are asking the owner whether your dates are free, and then write to you with the price and how to pay. Nothing is booked and nothing is charged until you say yes. If our mail does not arrive, look in your spam folder.',
    es: 'Vamos a consultar con el propietario si sus fechas están libres y le escribiremos con el precio y la forma de pago. Nada queda reservado ni se le cobra hasta que usted confirme. Si no le llega nuestro correo, búsquelo en la carpeta de spam.',
  },
  seo: {
    metaTitle: { en: 'Your inquiry', es: 'Su consulta' },
    metaDescription: {
      en: 'Send us your dates and questions. A person on our team checks with the owner and answers you; booking is not automatic.',
      es: 'Envíenos sus fechas y preguntas. Una persona de nuestro equipo consulta con el propietario y le responde; la reserva no es automática.',
    },
  },
}
