import { bookingLabels } from '../../labels/booking-labels'
import { choiceLabels } from '../../labels/choice-labels'
import { inquiryLabels } from '../../labels/inquiry-labels'
import { campaignLabels, leadLabels } from '../../labels/lead-labels'
import { skillLabels } from '../../labels/skill-labels'

type Language = 'en' | 'es'
type Table = Record<string, { en: string; es: string }>

/** Prefixes of the translation ids by which the content manager looks up field names. */
const lead = 'content-manager.content-types.api::lead.lead'
const inquiry = 'content-manager.content-types.api::inquiry.inquiry'
const skills = 'content-manager.components.lead.skills'
const campaign = 'content-manager.components.inquiry.campaign'
const contractInquiry = 'content-manager.content-types.api::contract-inquiry.contract-inquiry'
const booking = 'content-manager.content-types.api::booking-confirmation.booking-confirmation'
const reservation = 'content-manager.content-types.api::reservation.reservation'
const calendarFeed = 'content-manager.content-types.api::calendar-feed.calendar-feed'
const answerTemplate = 'content-manager.content-types.api::answer-template.answer-template'
const stay = 'content-manager.components.booking.stay'

/** Labels of submissions in one language of the panel: choices, fields, and our own panels and widgets. */
export function submissionLabels(language: Language): Record<string, string> {
  return {
    ...choiceLabels[language],
    ...named(lead, leadLabels, language),
    ...named(inquiry, inquiryLabels, language),
    ...named(skills, skillLabels, language),
    ...named(campaign, campaignLabels, language),
    ...byEnglish(inquiryLabels, language),
    ...named(contractInquiry, bookingLabels.inquiry, language),
    ...named(booking, bookingLabels.booking, language),
    ...named(reservation, bookingLabels.reservation, language),
    ...named(stay, bookingLabels.stay, language),
    ...named(calendarFeed, bookingLabels.calendarFeed, language),
    ...named(answerTemplate, bookingLabels.answerTemplate, language),
    ...byEnglish(leadLabels, language),
    ...panels[language],
  }
}

const panels = {
  en: {
    Lead: 'Leads',
    Inquiry: 'Inquiries',
    'ceiba.pending.inquiries': 'Inquiries',
    'ceiba.pending.leads': 'Leads',
    'ceiba.pending.contractInquiries': 'Contract inquiries',
    'ceiba.pending.link': 'Open the list',
    'ceiba.pending.new': 'new',
    'ceiba.pending.late': 'waiting for more than an hour',
    'ceiba.reply.title': 'Answer',
    'ceiba.files.title': 'Files',
    'ceiba.files.cv': 'CV',
    'ceiba.files.photo': 'Photo',
    'ceiba.files.help': 'They open on the site, for people signed in there. Each opening is noted.',
    'ceiba.calendar.title': 'Our calendar for others',
    'ceiba.calendar.help':
      'Give the address to the other site alone: it says which nights are taken, without names.',
    'ceiba.export.button': 'Export CSV',
    'ceiba.export.subscribers': 'Newsletter CSV',
    'ceiba.export.subscribers.en': 'Subscribers, in English',
    'ceiba.export.subscribers.es': 'Subscribers, in Spanish',
    'ceiba.export.failed': 'The leads could not be exported. Please try again.',
  },
  es: {
    Lead: 'Solicitudes',
    Inquiry: 'Consultas',
    'ceiba.pending.inquiries': 'Consultas',
    'ceiba.pending.leads': 'Solicitudes',
    'ceiba.pending.contractInquiries': 'Solicitudes de contrato',
    'ceiba.pending.link': 'Abrir la lista',
    'ceiba.pending.new': 'nuevas',
    'ceiba.pending.late': 'esperan desde hace más de una hora',
    'ceiba.reply.title': 'Responder',
    'ceiba.files.title': 'Archivos',
    'ceiba.files.cv': 'Hoja de vida',
    'ceiba.files.photo': 'Foto',
    'ceiba.files.help':
      'Se abren en el sitio, para quien haya ingresado allí. Cada apertura queda anotada.',
    'ceiba.calendar.title': 'Nuestro calendario para otros',
    'ceiba.calendar.help':
      'Dé la dirección solo al otro sitio: dice qué noches están ocupadas, sin nombres.',
    'ceiba.export.button': 'Exportar CSV',
    'ceiba.export.subscribers': 'CSV del boletín',
    'ceiba.export.subscribers.en': 'Suscriptores, en inglés',
    'ceiba.export.subscribers.es': 'Suscriptores, en español',
    'ceiba.export.failed': 'No se pudieron exportar las solicitudes. Intente de nuevo, por favor.',
  },
}

function named(prefix: string, table: Table, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table).map(([name, label]) => [`${prefix}.${name}`, label[language]]),
  )
}

/** Filters look a field up by its English label. */
function byEnglish(table: Table, language: Language): Record<string, string> {
  return Object.fromEntries(Object.values(table).map((label) => [label.en, label[language]]))
}
