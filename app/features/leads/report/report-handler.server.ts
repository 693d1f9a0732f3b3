import type { LeadContentOf } from '~content/lead'
import type { Rental } from '~content/rental'
import { maxEntryTitleLength } from '~content/limits'
import { hasLink } from '~/features/contact/has-link'
import { isPhoneNumber } from '~/features/contact/phone-number.server'
import { toContact } from '~/features/contact/to-contact.server'
import { findRentalBySlug, type Catalogue } from '~/features/catalogue/catalogue'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { sectionOf } from '~/features/catalogue/section-of'
import { noChoice } from '~/features/pricing/request/stay-choice'
import { rentalPagePath, rentalText } from '~/features/catalogue/rental-page'
import type { LeadBase, LeadHandler } from '../submit/lead-handler'
import { payloadFields } from '../submit/lead-payload'
import { reportedParameter, reportSectionId, type ReportKind } from './report-kind'
import { reportSchema, type ReportFields } from './report-schema'

type ReportHandler = LeadHandler<ReturnType<typeof reportSchema>>
export type FindCatalogue = () => Catalogue | null

const ownCatalogue: FindCatalogue = () => (hasCatalogue() ? getCatalogueUntagged() : null)

/** Handles reports: of the provider if the form names one, else of the place. */
export function reportHandler(findCatalogue = ownCatalogue): ReportHandler {
  return handler(findCatalogue, ({ nameProvider, providerId }) =>
    nameProvider || providerId ? 'providerReport' : 'productReport',
  )
}

/** Handles claims of ownership of a listed place. */
export function claimHandler(findCatalogue = ownCatalogue): ReportHandler {
  return handler(findCatalogue, () => 'productClaim')
}

function handler(
  findCatalogue: FindCatalogue,
  kindOf: (fields: ReportFields) => ReportKind,
): ReportHandler {
  const schema = reportSchema(isPhoneNumber)
  return {
    schema,
    payload: { fields: payloadFields(schema.shape) },
    async draft(fields, base) {
      const catalogue = findCatalogue()
      if (!catalogue) return { unavailable: true }
      const rental = findRental(catalogue, fields)
      if (!rental) return null
      const kind = kindOf(fields)
      return {
        lead: toLead(kind, { fields, base, catalogue, rental }),
        confirmation: () => reportedPath(catalogue, rental, base, kind),
      }
    },
  }
}

function findRental(catalogue: Catalogue, { slug, productId }: ReportFields): Rental | null {
  const bySlug = slug ? findRentalBySlug(catalogue, slug) : null
  return bySlug ?? catalogue.rentals.get(productId ?? '') ?? null
}

type Parts = { fields: ReportFields; base: LeadBase; catalogue: Catalogue; rental: Rental }

function toLead(kind: ReportKind, { fields, base, catalogue, rental }: Parts) {
  const shared = {
    ...base,
    contact: toContact({ ...fields, contactMethod: null }),
    specialRequirement: null,
    description: fields.description,
    userId: fields.userId || null,
    product: {
      section: sectionOf(rental),
      slug: rental.slug,
      name: (rentalText(rental, base.language)?.name ?? rental.slug).slice(0, maxEntryTitleLength),
      id: rental.id,
    },
  } satisfies Omit<LeadContentOf<'productReport'>, 'kind'>
  if (kind !== 'providerReport') return { ...shared, kind }
  const provider = catalogue.providers.get(rental.providerId ?? '')
  // It stands in the subject of an e-mail to an address that anybody can type.
  const named = [fields.nameProvider, fields.providerId].find((text) => text && !hasLink(text))
  const name = provider?.name ?? named ?? rental.slug
  const id = provider?.id ?? (fields.providerId || null)
  return { ...shared, kind, provider: { id, name: name.slice(0, maxEntryTitleLength) } }
}

/** Back to the place, which says that the report has arrived. */
function reportedPath(
  catalogue: Catalogue,
  rental: Rental,
  { language }: LeadBase,
  kind: ReportKind,
): string {
  const page = rentalPagePath(catalogue, rental, language, { choice: noChoice, landing: false })
  const [path = page] = page.split('?')
  return `${path}?${reportedParameter}=${kind}#${reportSectionId}`
}
