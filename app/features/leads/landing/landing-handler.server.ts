import { landingSources, type LandingSource } from '~content/landing-source'
import type { LeadContentOf } from '~content/lead'
import type { Locale } from '~content/locale'
import { maxEntryTitleLength } from '~content/limits'
import { isPhoneNumber } from '~/features/contact/phone-number.server'
import { toContact } from '~/features/contact/to-contact.server'
import { parseDayInput } from '~/platform/time/day-input'
import { ownPage } from '../form/own-page'
import { leadConfirmation } from '../submit/lead-confirmation.server'
import type { LeadHandler } from '../submit/lead-handler'
import { payloadFields } from '../submit/lead-payload'
import { findSourceTitle } from './find-source-title.server'
import { landingSchema, type LandingFields } from './landing-schema'

type Request = LeadContentOf<'landing'>['request']
export type FindSourceTitle = (
  source: { field: LandingSource; id: string },
  locale: Locale,
) => Promise<string | null>

/** Handles the form of a landing, and of the cover of a list of top listings. */
export function landingHandler(
  findTitle: FindSourceTitle = findSourceTitle,
): LeadHandler<ReturnType<typeof landingSchema>> {
  const schema = landingSchema(isPhoneNumber)
  return {
    schema,
    payload: {
      fields: payloadFields(schema.shape),
      aliases: { contactWay: 'contactMethod', specialRequeriment: 'specialRequirement' },
      mayLackPhone: true,
    },
    async draft(fields, base) {
      const source = sourceOf(fields)
      if (!source) return null
      // A landing may end while a visitor fills in its form; the team sees its id then.
      const title = (await findTitle(source, base.language)) ?? source.id
      const contact = toContact({
        ...fields,
        lastName: '',
        contactMethod: fields.contactMethod ?? null,
      })
      const isTopListing = source.field === 'listing_section'
      return {
        lead: {
          ...base,
          kind: 'landing',
          landing: !isTopListing || base.landing,
          contact: { ...contact, lastName: fields.lastName || null },
          specialRequirement: fields.specialRequirement || null,
          request: {
            ...requestOf(fields, contact.countryCode),
            source: { ...source, title: title.slice(0, maxEntryTitleLength) },
          },
        },
        confirmation: leadConfirmation('landing-page', base.language, {
          type: fields.type,
          ...(isTopListing && { topListing: 'true' }),
          ...(!isTopListing && fields.type === 'uniqueStays' && { uniqueStays: 'true' }),
        }),
      }
    },
  }
}

/** The landing, product or section that the form belongs to; null if it names none or several. */
function sourceOf(fields: LandingFields): { field: LandingSource; id: string } | null {
  const named = landingSources.flatMap((field) => {
    const id = fields[field]
    return id ? [{ field, id }] : []
  })
  return named.length === 1 ? (named[0] ?? null) : null
}

/** If the form names no country, that of the phone number stands for it. */
function requestOf(fields: LandingFields, phoneCountry: string | null): Omit<Request, 'source'> {
  return {
    type: fields.type,
    page: fields.page || ownPage,
    country: fields.country || phoneCountry,
    location: fields.location || null,
    adults: fields.adults ?? null,
    children: fields.children ?? null,
    startDate: parseDayInput(fields.startDate ?? ''),
    endDate: parseDayInput(fields.endDate ?? ''),
  }
}
