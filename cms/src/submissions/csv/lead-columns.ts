import { careerSkills } from '../../content-types/career-skill'
import type { Locale } from '../../content-types/locale'
import { choiceLabels } from '../../labels/choice-labels'
import { campaignLabels, type LeadField, leadLabels } from '../../labels/lead-labels'
import { skillLabels } from '../../labels/skill-labels'
import { formatGuatemalaTime } from './guatemala-time'

export type LeadRow = Record<string, unknown>
type Cell = string | number | boolean | null
type Column = { heading: string; cell: (row: LeadRow) => Cell }

const yes: Record<Locale, string> = { en: 'yes', es: 'sí' }

/** Fields that hold one of the choices of `choiceLabels`. */
const choices: readonly LeadField[] = [
  'kind',
  'stage',
  'language',
  'contactMethod',
  'landingType',
  'landingField',
  'section',
  'subscription',
  'consentLanguage',
]

const moments: readonly LeadField[] = ['receivedAt', 'confirmedAt', 'endedAt']

/** The exported fields; ids of private files are left out. */
const fields: readonly LeadField[] = [
  'reference',
  'receivedAt',
  'kind',
  'stage',
  'owner',
  'notes',
  'name',
  'email',
  'phone',
  'countryCode',
  'contactMethod',
  'language',
  'about',
  'source',
  'specialRequirement',
  'description',
  'landingType',
  'landingField',
  'page',
  'country',
  'location',
  'adults',
  'children',
  'startDate',
  'endDate',
  'section',
  'productName',
  'productSlug',
  'providerName',
  'profession',
  'address',
  'workExperience',
  'salaryClaim',
  'cvName',
  'photoName',
  'subscription',
  'confirmedAt',
  'consentWording',
  'consentLanguage',
  'endedAt',
  'endLink',
  'pageUrl',
  'botFlag',
]

/** The columns of an export of leads, with headings and choices in a language. */
export function leadColumns(language: Locale): Column[] {
  const campaignFields = typedKeys(campaignLabels)
  return [
    ...columnsOf(fields, language),
    ...campaignFields.map((field) => ({
      heading: `${leadLabels.campaign[language]}: ${campaignLabels[field][language]}`,
      cell: (row: LeadRow) => partOf(row.campaign, field),
    })),
    ...careerSkills.map((skill) => ({
      heading: skillLabels[skill][language],
      cell: (row: LeadRow) => partOf(row.skills, skill),
    })),
  ]
}

/** What a program that sends letters needs, and with it the proof of consent. */
const subscriberFields: readonly LeadField[] = [
  'email',
  'firstName',
  'lastName',
  'language',
  'endLink',
  'receivedAt',
  'pageUrl',
  'confirmedAt',
  'consentWording',
  'consentLanguage',
]

/** The columns of an export of subscribers. */
export function subscriberColumns(language: Locale): Column[] {
  return columnsOf(subscriberFields, language)
}

function columnsOf(names: readonly LeadField[], language: Locale): Column[] {
  return names.map((field) => ({
    heading: leadLabels[field][language],
    cell: (row: LeadRow) => cellOf(field, row[field], language),
  }))
}

function cellOf(field: LeadField, value: unknown, language: Locale): Cell {
  if (typeof value === 'boolean') return value ? yes[language] : null
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  if (moments.includes(field)) return formatGuatemalaTime(value)
  if (!choices.includes(field)) return value
  const labels: Record<string, string> = choiceLabels[language]
  return labels[value] ?? value
}

/** A field of a component that may be missing. */
function partOf(component: unknown, field: string): Cell {
  if (typeof component !== 'object' || component === null) return null
  const value: unknown = (component as Record<string, unknown>)[field]
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

function typedKeys<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[]
}
