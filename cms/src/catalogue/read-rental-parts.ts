import type { Core, UID } from '@strapi/strapi'
import type * as z from 'zod'
import { parseRows } from './read-documents'
import { type ByOwner, readComponents, readRelation } from './read-relations'
import { readPictures } from './read-pictures'
import { type IdQuery, type Versions, versionIds } from './read-rows'
import { componentRows } from './rental-rows'

const uid = 'api::rental.rental'

export type RentalParts = Awaited<ReturnType<typeof readRentalParts>>

/** Components, relations and pictures of rental versions, by version id. */
export async function readRentalParts(strapi: Core.Strapi, wanted: Versions) {
  const rentals = versionIds(strapi, uid, wanted)
  const relation = (attribute: string, target: UID.ContentType) =>
    readRelation(strapi, uid, attribute, target, rentals)
  const component = <Part>(attribute: string, name: UID.Component, schema: z.ZodType<Part>) =>
    readParts(strapi, attribute, name, schema, rentals)

  const bedrooms = await component('bedrooms', 'rental.bedroom', componentRows.bedroom)
  const gallery = await component('gallery', 'shared.gallery-picture', componentRows.galleryPicture)
  return {
    town: await relation('town', 'api::town.town'),
    provider: await relation('provider', 'api::provider.provider'),
    amenities: await relation('amenities', 'api::amenity.amenity'),
    houseRules: await relation('houseRules', 'api::house-rule.house-rule'),
    promotions: await relation('promotions', 'api::promotion.promotion'),
    extraFees: await relation('extraFees', 'api::extra-fee.extra-fee'),
    bedrooms: bedrooms.byOwner,
    beds: await readBeds(strapi, bedrooms.ids),
    gallery: gallery.byOwner,
    pictures: await readPictures(strapi, 'shared.gallery-picture', 'picture', gallery.ids),
    highlights: await values('highlights', 'rental.highlight', componentRows.highlight),
    specialPrices: await values(
      'aRSpecialPrices',
      'rental.special-price',
      componentRows.specialPrice,
    ),
    lockDates: await values('lockDates', 'rental.lock-dates', componentRows.lockDates),
    monthlyRates: await values('monthlyRates', 'rental.monthly-rate', componentRows.monthlyRate),
    cancellation: await values(
      'cancellationPolicy',
      'rental.cancellation-tier',
      componentRows.cancellationTier,
    ),
    seo: await values('seo', 'shared.seo', componentRows.seo),
  }

  async function values<Part>(attribute: string, name: UID.Component, schema: z.ZodType<Part>) {
    return (await component(attribute, name, schema)).byOwner
  }
}

async function readBeds(strapi: Core.Strapi, bedrooms: IdQuery) {
  const rows = await readComponents(strapi, 'rental.bedroom', 'beds', 'rental.bed', bedrooms)
  return parseParts(strapi, 'rental.bed', rows.byOwner, componentRows.bed)
}

async function readParts<Part>(
  strapi: Core.Strapi,
  attribute: string,
  component: UID.Component,
  schema: z.ZodType<Part>,
  rentals: IdQuery,
) {
  const { byOwner, ids } = await readComponents(strapi, uid, attribute, component, rentals)
  return { byOwner: parseParts(strapi, component, byOwner, schema), ids }
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
