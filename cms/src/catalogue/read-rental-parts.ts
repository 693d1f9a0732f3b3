import type { Core, UID } from '@strapi/strapi'
import type * as z from 'zod'
import { readReservedRanges } from '../reservations/read-reserved-ranges'
import { readShownReviews } from '../reviews/read-shown-reviews'
import { parseRows } from './read-documents'
import { type ByOwner, readComponents, readRelation } from './read-relations'
import { readPictures } from './read-pictures'
import { componentRows } from './rental-rows'

const uid = 'api::rental.rental'

export type RentalParts = Awaited<ReturnType<typeof readRentalParts>>

/** Components, relations and pictures of rental versions, by version id; reserved nights and reviews by document id. */
export async function readRentalParts(
  strapi: Core.Strapi,
  rentals: readonly number[],
  documentIds: readonly string[],
) {
  const relation = (attribute: string, target: UID.ContentType) =>
    readRelation(strapi, { uid, attribute, target }, rentals)
  const component = async <Part>(
    attribute: string,
    target: UID.Component,
    schema: z.ZodType<Part>,
  ) => {
    const rows = await readComponents(strapi, { uid, attribute, target }, rentals)
    return parseParts(strapi, target, rows, schema)
  }

  const bedrooms = await component('bedrooms', 'rental.bedroom', componentRows.bedroom)
  const seo = await component('seo', 'shared.seo', componentRows.seo)
  const gallery = await component('gallery', 'shared.gallery-picture', componentRows.galleryPicture)
  return {
    town: await relation('town', 'api::town.town'),
    provider: await relation('provider', 'api::provider.provider'),
    amenities: await relation('amenities', 'api::amenity.amenity'),
    houseRules: await relation('houseRules', 'api::house-rule.house-rule'),
    promotions: await relation('promotions', 'api::promotion.promotion'),
    extraFees: await relation('extraFees', 'api::extra-fee.extra-fee'),
    bedrooms,
    beds: await readBeds(strapi, idsOf(bedrooms)),
    gallery,
    pictures: await readPictures(strapi, 'shared.gallery-picture', 'picture', idsOf(gallery)),
    highlights: await component('highlights', 'rental.highlight', componentRows.highlight),
    specialPrices: await component(
      'aRSpecialPrices',
      'rental.special-price',
      componentRows.specialPrice,
    ),
    lockDates: await component('lockDates', 'rental.lock-dates', componentRows.lockDates),
    reservedNights: await readReservedRanges(strapi, documentIds),
    reviews: await readShownReviews(strapi, documentIds),
    monthlyRates: await component('monthlyRates', 'rental.monthly-rate', componentRows.monthlyRate),
    cancellation: await component(
      'cancellationPolicy',
      'rental.cancellation-tier',
      componentRows.cancellationTier,
    ),
    seo,
    sharePictures: await readPictures(strapi, 'shared.seo', 'sharePicture', idsOf(seo)),
  }
}

function idsOf(parts: ByOwner<{ id: number }>): number[] {
  return [...parts.values()].flat().map(({ id }) => id)
}

async function readBeds(strapi: Core.Strapi, bedrooms: readonly number[]) {
  const field = { uid: 'rental.bedroom', attribute: 'beds', target: 'rental.bed' } as const
  const rows = await readComponents(strapi, field, bedrooms)
  return parseParts(strapi, 'rental.bed', rows, componentRows.bed)
}

function parseParts<Part>(
  strapi: Core.Strapi,
  component: UID.Component,
  rows: ByOwner<unknown>,
  schema: z.ZodType<Part>,
): ByOwner<Part> {
  const parsed: ByOwner<Part> = new Map()
  for (const [owner, parts] of rows) {
    parsed.set(owner, parseRows(strapi, component, parts, schema))
  }
  return parsed
}
