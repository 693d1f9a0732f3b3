import type { Core, UID } from '@strapi/strapi'
import { blockNotes, blockWarnings } from './block-checks'
import { findUnpublishedRelations, populateRelations } from './unpublished-relation-checks'
import { identifierFaults } from './identifier-checks'
import { productWarnings } from './landing-checks'
import { languageName, languageWarnings } from './language-checks'
import { emptyFields, missingPictures } from './missing-field-checks'
import { pageLink } from '../page-link'
import { listComponents } from './list-components'
import { type RentalDraft, rentalFaults, rentalWarnings } from './rental-checks'
import { seoWarnings } from './seo-checks'
import { textWarnings } from './text-checks'
import { picturesWithoutAltText } from './alt-text-checks'
import { findUntranslatedRelations } from './untranslated-relation-checks'
import { checkVisibilityWindow } from './visibility-window-checks'
import { translate } from '../../labels/translate'

/** The result of a publish check, as sentences for editors. Faults prevent publishing; warnings and notes do not. */
export type EntryCheck = {
  faults: string[]
  warnings: string[]
  notes: string[]
  /** Links to the published page in each of its languages. */
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

  const lost = await findUnpublishedRelations(strapi, uid, draft, locale)
  const untranslated = await findUntranslatedRelations(strapi, uid, documentId, locale)
  const language = languageName(locale)
  const window = checkVisibilityWindow(draft, new Date())
  const modelOf = (name: string) => strapi.getModel(name as UID.Schema)
  const parts = listComponents(modelOf, uid, draft)
  const faults = [
    ...emptyFields(parts),
    ...(await identifierFaults(strapi, uid, draft)),
    ...window.faults,
    ...lost.map(({ path, name }) =>
      translate('"{name}" ({field}) is not published yet.', { name, field: path.join(' → ') }),
    ),
    ...untranslated.map(({ path, name }) =>
      translate('"{name}" ({field}) has no {language} version.', {
        name,
        field: path.join(' → '),
        language,
      }),
    ),
  ]
  const warnings = [
    ...languageWarnings(versions, locale),
    ...window.warnings,
    ...missingPictures(parts),
    ...blockWarnings(parts),
    ...(await textWarnings(strapi, parts)),
    ...picturesWithoutAltText(parts).map((place) =>
      translate('A picture has no words for people who do not see it: {place}.', { place }),
    ),
  ]
  const { attributes } = strapi.getModel(uid)
  if (attributes.seo) warnings.push(...seoWarnings(draft.seo))
  const listsProducts = parts.some((part) => part.uid === 'blocks.product-list')
  if (listsProducts || (attributes.variant && attributes.landing_page_products)) {
    warnings.push(...productWarnings(draft))
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
