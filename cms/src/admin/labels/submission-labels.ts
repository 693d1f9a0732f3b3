import { deskWords } from '../../labels/booking-labels'
import { choiceWords } from '../../labels/choice-labels'
import { inquiryWords } from '../../labels/inquiry-labels'
import { campaignWords, leadWords } from '../../labels/lead-labels'
import { skillWords } from '../../labels/skill-labels'

type Language = 'en' | 'es'
type Table = Record<string, { en: string; es: string }>

/** Ids under which the content manager looks for the names of fields. */
const lead = 'content-manager.content-types.api::lead.lead'
const inquiry = 'content-manager.content-types.api::inquiry.inquiry'
const skills = 'content-manager.components.lead.skills'
const campaign = 'content-manager.components.inquiry.campaign'
const contractInquiry = 'content-manager.content-types.api::contract-inquiry.contract-inquiry'
const booking = 'content-manager.content-types.api::booking-confirmation.booking-confirmation'
const stay = 'content-manager.components.booking.stay'

/** Choices, names of fields and our own panels of what visitors send, in a language of the panel. */
export function submissionWords(language: Language): Record<string, string> {
  return {
    ...choiceWords[language],
    ...named(lead, leadWords, language),
    ...named(inquiry, inquiryWords, language),
    ...named(skills, skillWords, language),
    ...named(campaign, campaignWords, language),
    ...byEnglish(inquiryWords, language),
    ...named(contractInquiry, deskWords.inquiry, language),
    ...named(booking, deskWords.booking, language),
    ...named(stay, deskWords.stay, language),
    ...byEnglish(leadWords, language),
    ...panels[language],
  }
}

const panels = {
  en: {
    Lead: 'Leads',
    Inquiry: 'Inquiries',
    'ceiba.waiting.inquiries': 'Inquiries',
    'ceiba.waiting.leads': 'Leads',
    'ceiba.waiting.contractInquiries': 'Contract inquiries',
    'ceiba.waiting.link': 'Open the list',
    'ceiba.waiting.new': 'new',
    'ceiba.waiting.late': 'waiting for more than an hour',
    'ceiba.reply.title': 'Answer',
    'ceiba.files.title': 'Files',
    'ceiba.files.cv': 'CV',
    'ceiba.files.photo': 'Photo',
    'ceiba.files.help': 'They open on the site, for people signed in there. Each opening is noted.',
    'ceiba.export.button': 'Export CSV',
    'ceiba.export.failed': 'The leads could not be exported. Please try again.',
  },
  es: {
    Lead: 'Solicitudes',
    Inquiry: 'Consultas',
    'ceiba.waiting.inquiries': 'Consultas',
    'ceiba.waiting.leads': 'Solicitudes',
    'ceiba.waiting.contractInquiries': 'Solicitudes de contrato',
    'ceiba.waiting.link': 'Abrir la lista',
    'ceiba.waiting.new': 'nuevas',
    'ceiba.waiting.late': 'esperan desde hace más de una hora',
    'ceiba.reply.title': 'Responder',
    'ceiba.files.title': 'Archivos',
    'ceiba.files.cv': 'Hoja de vida',
    'ceiba.files.photo': 'Foto',
    'ceiba.files.help':
      'Se abren en el sitio, para quien haya ingresado allí. Cada apertura queda anotada.',
    'ceiba.export.button': 'Exportar CSV',
    'ceiba.export.failed': 'No se pudieron exportar las solicitudes. Intente de nuevo, por favor.',
  },
}

function named(prefix: string, table: Table, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table).map(([name, words]) => [`${prefix}.${name}`, words[language]]),
  )
}

/** Filters know the English name of a field alone. */
function byEnglish(table: Table, language: Language): Record<string, string> {
  return Object.fromEntries(Object.values(table).map((words) => [words.en, words[language]]))
}
