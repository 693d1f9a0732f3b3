import type { Core, UID } from '@strapi/strapi'
import { findLostRelations, populateRelations } from './draft-relations'
import { type RentalDraft, rentalFaults, rentalWarnings } from './rental-remarks'
import { findUntranslated } from './untranslated-relations'

/** Faults forbid publishing, warnings do not. Sentences for editors. */
export type EntryCheck = { faults: string[]; warnings: string[] }

const languageNames: Record<string, string> = { en: 'English', es: 'Spanish' }

/** Checks the draft of one language; null when there is no such draft. */
export async function checkEntry(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string | null,
): Promise<EntryCheck | null> {
  const drafts = await strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: null },
    populate: populateRelations(strapi, uid),
  })
  const draft = drafts.find((entry) => entry.locale === locale)
  if (!draft) return null

  const lost = await findLostRelations(strapi, uid, draft, locale)
  const untranslated = await findUntranslated(strapi, uid, documentId, locale)
  const language = languageNames[locale ?? ''] ?? locale
  const faults = [
    ...lost.map(({ path, name }) => `"${name}" (${path.join(' → ')}) is not published yet.`),
    ...untranslated.map(({ path, name }) => `"${name}" (${path[0]}) has no ${language} version.`),
  ]
  const warnings = await otherLanguageWarnings(strapi, uid, documentId, locale)
  if (isRental(uid, draft)) {
    faults.unshift(...rentalFaults(draft))
    warnings.push(...rentalWarnings(draft))
  }
  return { faults, warnings }
}

async function otherLanguageWarnings(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string | null,
): Promise<string[]> {
  const where = { documentId, publishedAt: { $notNull: true } }
  const published = await strapi.db.query(uid).findMany({ where, select: ['locale'] })
  return Object.entries(languageNames)
    .filter(([code]) => code !== locale && !published.some((entry) => entry.locale === code))
    .map(([, name]) => `Not published in ${name}: visitors who read it do not see this.`)
}

function isRental(uid: UID.ContentType, _draft: unknown): _draft is RentalDraft {
  return uid === 'api::rental.rental'
}
