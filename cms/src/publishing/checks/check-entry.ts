import type { Core, UID } from '@strapi/strapi'
import { blockNotes, blockWarnings } from './block-checks'
import { findLostRelations, populateRelations } from './unpublished-relation-checks'
import { identifierFaults } from './identifier-checks'
import { productRemarks } from './landing-checks'
import { languageName, languageRemarks } from './language-checks'
import { emptyFields, missingPictures } from './missing-field-checks'
import { pageLink } from '../page-link'
import { partsOfEntry } from './list-components'
import { type RentalDraft, rentalFaults, rentalWarnings } from './rental-checks'
import { seoRemarks } from './seo-checks'
import { textRemarks } from './text-checks'
import { undescribedPictures } from './alt-text-checks'
import { findUntranslated } from './untranslated-relation-checks'
import { windowRemarks } from './visibility-window-checks'
import { say } from '../../labels/translate'

/** Faults forbid publishing, warnings and notes do not. Sentences for editors. */
export type EntryCheck = {
  faults: string[]
  warnings: string[]
  notes: string[]
  /** Where visitors see it, in the languages in which it is published. */
  pages: { locale: string; url: string }[]
}

/** Checks the draft of one language; null when there is no such draft. */
export async function checkEntry(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string | null,
): Promise<EntryCheck | null> {
  const versions = await strapi.db.query(uid).findMany({
    where: { documentId },
    populate: populateRelations(strapi, uid),
  })
  const draft = versions.find((entry) => entry.publishedAt === null && entry.locale === locale)
  if (!draft) return null

  const lost = await findLostRelations(strapi, uid, draft, locale)
  const untranslated = await findUntranslated(strapi, uid, documentId, locale)
  const language = languageName(locale)
  const window = windowRemarks(draft, new Date())
  const modelOf = (name: string) => strapi.getModel(name as UID.Schema)
  const parts = partsOfEntry(modelOf, uid, draft)
  const faults = [
    ...emptyFields(parts),
    ...(await identifierFaults(strapi, uid, draft)),
    ...window.faults,
    ...lost.map(({ path, name }) =>
      say('"{name}" ({field}) is not published yet.', { name, field: path.join(' → ') }),
    ),
    ...untranslated.map(({ path, name }) =>
      say('"{name}" ({field}) has no {language} version.', {
        name,
        field: path.join(' → '),
        language,
      }),
    ),
  ]
  const warnings = [
    ...languageRemarks(versions, locale),
    ...window.warnings,
    ...missingPictures(parts),
    ...blockWarnings(parts),
    ...(await textRemarks(strapi, parts)),
    ...undescribedPictures(parts).map((place) =>
      say('A picture has no words for people who do not see it: {place}.', { place }),
    ),
  ]
  const { attributes } = strapi.getModel(uid)
  if (attributes.seo) warnings.push(...seoRemarks(draft.seo))
  const listsProducts = parts.some((part) => part.uid === 'blocks.product-list')
  if (listsProducts || (attributes.variant && attributes.landing_page_products)) {
    warnings.push(...productRemarks(draft))
  }
  if (isRental(uid, draft)) {
    faults.unshift(...rentalFaults(draft))
    warnings.push(...rentalWarnings(draft))
  }
  const notes = [...window.notes, ...blockNotes(parts)]
  return { faults, warnings, notes, pages: pagesOf(uid, versions) }
}

type Version = { documentId: string; locale: string | null; publishedAt: string | null }

function pagesOf(uid: UID.ContentType, versions: Version[]): EntryCheck['pages'] {
  return versions.flatMap(({ documentId, locale, publishedAt }) => {
    const url = publishedAt && locale ? pageLink(uid, documentId, locale) : null
    return url && locale ? [{ locale, url }] : []
  })
}

function isRental(uid: UID.ContentType, _draft: unknown): _draft is RentalDraft {
  return uid === 'api::rental.rental'
}
