import type { Core } from '@strapi/strapi'
import { calendarFlags, productTypes, termsTypes } from './coded-values'
import { galleryOf, roomsOfPictures } from './gallery-rooms'
import { groupDocuments, parseRows, perLocale } from './read-documents'
import { readRentalParts, type RentalParts } from './read-rental-parts'
import { readRows, type Row } from './read-rows'
import { rentalRow, type RentalRow } from './rental-rows'

/** Values for empty fields in a preview. */
const unsaid = {
  name: '',
  title: '',
  type: 'vacation_rental',
  typeOfProperty: 'house',
  descriptionMarkdown: '',
  capacityOfPeople: 0,
  noBedroom: 0,
  noBathroom: 0,
  calendar: 'kept_here',
  typeOfTerms: 'standard',
} as const

/** Fills the required fields of a draft, so that it can be previewed from the start. */
function withDraftDefaults(row: Row): Row {
  const said = Object.entries(row).filter(([, value]) => value !== null)
  // A draft has no publication date and perhaps no slug: its creation date and id replace them.
  const always = { publishedAt: row.createdAt, slug: row.documentId }
  return { ...row, ...unsaid, ...always, ...Object.fromEntries(said) }
}

const uid = 'api::rental.rental'

/**
 * Rentals of these documents in the shape of the site's contract. Shared fields come from the version that was
 * published last, texts from each language. Rentals without a town are left out.
 */
export async function readRentals(
  strapi: Core.Strapi,
  documentIds: readonly string[],
  status: 'draft' | 'published' = 'published',
) {
  const rows = await readRows(strapi, uid, (query) => {
    query.whereIn('document_id', documentIds)
    return status === 'draft' ? query.whereNull('published_at') : query.whereNotNull('published_at')
  })
  const parts = await readRentalParts(
    strapi,
    rows.map(({ id }) => id),
    documentIds,
  )
  const readable = status === 'draft' ? rows.map(withDraftDefaults) : rows
  const versions = parseRows(strapi, uid, readable, rentalRow).sort(byPublication)
  return groupDocuments(versions).flatMap(({ documentId: id, facts, byLocale }) => {
    const townId = parts.town.get(facts.id)?.[0]
    if (townId === undefined) return []
    const rooms = roomsOfPictures([byLocale.en?.id, byLocale.es?.id], parts)
    const texts = perLocale(byLocale, (row) => textsOf(row, parts, rooms))
    return [{ id, townId, ...factsOf(facts, parts), texts }]
  })
}

function byPublication(a: RentalRow, b: RentalRow): number {
  return a.publishedAt.localeCompare(b.publishedAt) || a.id - b.id
}

function factsOf(row: RentalRow, parts: RentalParts) {
  const { id } = row
  return {
    slug: row.slug,
    type: productTypes[row.type],
    fullHotel: row.fullHotel,
    subLocation: row.subLocation,
    typeOfProperty: row.typeOfProperty,
    capacityOfPeople: row.capacityOfPeople,
    noBedroom: row.noBedroom,
    noBathroom: row.noBathroom,
    flatSurfaceM2: row.flatSurfaceM2,
    latitude: row.latitude,
    length: row.length,
    exactPosition: row.exactPosition,
    bedrooms: (parts.bedrooms.get(id) ?? []).map((bedroom) => ({
      beds: parts.beds.get(bedroom.id) ?? [],
      typeBathroom: bedroom.typeBathroom,
    })),
    amenityIds: parts.amenities.get(id) ?? [],
    houseRuleIds: parts.houseRules.get(id) ?? [],
    promotionIds: parts.promotions.get(id) ?? [],
    extraFeeIds: parts.extraFees.get(id) ?? [],
    providerId: parts.provider.get(id)?.[0] ?? null,
    basePrice: row.basePrice,
    minNight: row.minNight,
    weeklyDiscount: row.weeklyDiscount,
    pricePerMonth: row.pricePerMonth,
    monthlyRates: parts.monthlyRates.get(id) ?? [],
    minMonths: row.minMonths,
    salePrice: row.salePrice,
    aRSpecialPrices: parts.specialPrices.get(id) ?? [],
    lockDates: [
      ...(parts.lockDates.get(id) ?? []),
      ...(parts.reservedNights.get(row.documentId) ?? []),
    ],
    availableAfter: row.availableAfter,
    typeOfTerms: termsTypes[row.typeOfTerms],
    calendar: calendarFlags[row.calendar],
    checkInTimeStart: row.checkInTimeStart,
    checkInTimeEnd: row.checkInTimeEnd,
    checkOutTime: row.checkOutTime,
    newProduct: row.newProduct,
    topListing: row.topListing,
    sharedSell: row.sharedSell,
    listedOn: row.listedOn ?? row.createdAt.slice(0, 10),
    updatedAt: row.updatedAt,
    reviews: parts.reviews.get(row.documentId) ?? null,
  }
}

function textsOf(row: RentalRow, parts: RentalParts, rooms: ReadonlyMap<string, string>) {
  const { id } = row
  return {
    name: row.name,
    title: row.title,
    descriptionMarkdown: row.descriptionMarkdown,
    highlights: (parts.highlights.get(id) ?? []).map(({ highlight }) => highlight),
    season: row.season,
    warning: row.warning,
    distributionOfLevel: row.distributionOfLevel,
    customTermsMarkdown: row.customTermsMarkdown,
    gallery: galleryOf(id, parts, rooms),
    cancellationPolicy: parts.cancellation.get(id) ?? [],
    seo: seoOf(id, parts),
  }
}

function seoOf(id: number, { seo, sharePictures }: RentalParts) {
  const own = seo.get(id)?.[0]
  if (!own) return null
  const { id: part, metaTitle, metaDescription } = own
  return { metaTitle, metaDescription, sharePicture: sharePictures.get(part) ?? null }
}
