import type { submissionMail as english } from '../en/submission-mail'
import type { Translated } from '../translated'

export const submissionMail: Translated<typeof english> = {
  contact: 'Contacto',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  noPhone: 'no tiene',
  country: 'País del número',
  prefers: 'Quiere que le respondan',
  methods: { email: 'por correo', phone: 'por teléfono', whatsapp: 'por WhatsApp' },
  language: 'Idioma',
  languages: { en: 'inglés', es: 'español' },
  landing: 'Llegó por',
  landingPage: 'una página de oferta',
  campaign: 'Campaña',
  referrer: 'Página anterior',
  suspicious:
    'La verificación contra bots no pudo confirmar este envío: revíselo con cuidado, por favor.',
  reply: 'Su respuesta a este correo le llega a {{name}}.',
}
