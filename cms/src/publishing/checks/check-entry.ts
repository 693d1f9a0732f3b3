import type { Core, UID } from '@strapi/strapi'
import { amountFaults } from './amount-checks'
import { blockNotes, blockWarnings } from './block-checks'
import { findUnpublishedRelations, populateRelations } from './unpublished-relation-checks'
import { identifierFaults } from './identifier-checks'
import { productWarnings } from './landing-checks'
import { languageName, languageWarnings } from './language-checks'
import { emptyFields, missingPictures } from './missing-field-checks'
import { pageLink } from '../page-link'
import { brokenLinks } from './link-checks'
import { listComponents } from './list-components'
import { type ChecklistItem, pageChecklist } from './page-checklist'
import { smallPictures } from './picture-size-checks'
import { type RentalDraft, rentalFaults, rentalWarnings } from './rental-checks'
import { sampleTextFaults } from './sample-text-checks'
import { seoWarnings } from './seo-checks'
import { type ShareCard, shareCard } from './share-card'
import { textFaults, textWarnings } from './text-checks'
import { picturesInOtherLanguage, picturesWithoutAltText } from './alt-text-checks'
import { findUntranslatedRelations } from './untranslated-relation-checks'
import { checkVisibilityWindow } from './visibility-window-checks'
import { webAddressFaults } from './web-address-checks'
import { translate } from '../../labels/translate'

/** The result of a publish check, as sentences for editors. Faults prevent publishing; warnings and notes do not. */
export type EntryCheck = {
  faults: string[]
  warnings: string[]
  notes: string[]
  /** When visitors see it; empty for entries without dates. */
  schedule: string[]
  /** What was checked; empty for types without pages. */
  checklist: ChecklistItem[]
  share: ShareCard | null
  /** Links to the published page in each of its languages. */
  pages: { locale: string; url: string }[]
}

type CheckedEntry = {
  documentId: string
  locale: string | null
  /** Whether the site is asked for the pages to which links lead. */
  asksSite?: boolean
}

/** Checks the draft of one language; null when there is no such draft. */
export async function checkEntry(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, locale, asksSite = false }: CheckedEntry,
): Promise<EntryCheck | null> {
  const versions = await strapi.db.query(uid).findMany({
    where: { documentId },
    populate: populateRelations(strapi, uid),
  })
  const draft = versions.find((entry) => entry.publishedAt === null && entry.locale === locale)
  if (!draft) return null

  const lost = await findUnpublishedRelations(strapi, { uid, entry: draft }, locale)
  const untranslated = await findUntranslatedRelations(strapi, uid, documentId, locale)
  const language = languageName(locale)
  const isPublished = versions.some(
    (entry) => entry.publishedAt !== null && entry.locale === locale,
  )
  const window = checkVisibilityWindow(draft, new Date(), isPublished)
  const modelOf = (name: string) => strapi.getModel(name as UID.Schema)
  const parts = listComponents(modelOf, uid, draft)
  const empty = emptyFields(parts)
  const silent = textFaults(parts)
  const faults = [
    ...empty,
    ...silent,
    ...sampleTextFaults(parts),
    ...webAddressFaults(parts),
    ...amountFaults(parts),
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
  const { attributes } = strapi.getModel(uid)
  const languages = languageWarnings(versions, locale)
  const pictures = [...missingPictures(parts), ...smallPictures(parts)]
  const words = [
    ...picturesWithoutAltText(parts).map((place) =>
      translate('A picture has no words for people who do not see it: {place}.', { place }),
    ),
    ...picturesInOtherLanguage(parts, locale),
  ]
  const links = asksSite ? await brokenLinks(parts) : []
  const seo = attributes.seo ? seoWarnings(draft.seo) : []
  const warnings = [
    ...languages,
    ...window.warnings,
    ...pictures,
    ...blockWarnings(parts),
    ...(await textWarnings(strapi, parts)),
    ...words,
    ...links,
    ...seo,
  ]
  const listsProducts = parts.some((part) => part.uid === 'blocks.product-list')
  if (listsProducts || (attributes.variant && attributes.landing_page_products)) {
    warnings.push(...productWarnings(draft))
  }
  if (isRental(uid, draft)) {
    faults.unshift(...rentalFaults(draft))
    warnings.push(...rentalWarnings(draft))
  }
  const hasDates = [attributes.startDate, attributes.publicationDate, attributes.sentOn].some(
    Boolean,
  )
  return {
    faults,
    warnings,
    notes: blockNotes(parts),
    schedule: hasDates ? window.schedule : [],
    checklist: pageChecklist(
      { uid, parts, draft },
      { empty, seo, pictures, words: [...words, ...silent], languages, links },
    ),
    share: shareCard(uid, draft, await brandName(strapi)),
    pages: pagesOf(uid, versions),
  }
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

async function brandName(strapi: Core.Strapi): Promise<string> {
  const settings = await strapi.db
    .query('api::site-setting.site-setting')
    .findOne({ where: { publishedAt: { $notNull: true } }, select: ['brandName'] })
  return settings?.brandName ?? ''
}
