import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'
import type { StructuredData } from '~/features/site/head/structured-data'
import { openReviews } from '../detail/open-reviews'

type PageFacts = {
  /** Absolute address of the page. */
  url: string
  /** Absolute addresses of the pictures that the page shows. */
  images: string[]
}

/**
 * A rental's own page for search engines, with nothing in it that the page does not show.
 * Stays are lodgings with an offer; houses to rent or to buy are real-estate listings with one.
 */
export function listingData(detail: ListingDetail, page: PageFacts): StructuredData {
  const isHome = detail.type === 2 || detail.type === 3
  return { '@context': 'https://schema.org', ...(isHome ? homeData : stayData)(detail, page) }
}

function stayData(detail: ListingDetail, { url, images }: PageFacts): StructuredData {
  return {
    '@type': 'VacationRental',
    '@id': url,
    url,
    identifier: detail.slug,
    name: detail.name,
    description: detail.descriptionText,
    image: images,
    address: address(detail),
    ...coordinates(detail),
    ...(detail.checkInTimeStart ? { checkinTime: detail.checkInTimeStart } : {}),
    ...(detail.checkOutTime ? { checkoutTime: detail.checkOutTime } : {}),
    containsPlace: {
      '@type': 'Accommodation',
      ...rooms(detail),
      occupancy: { '@type': 'QuantitativeValue', value: detail.capacityOfPeople },
    },
    ...reviews(detail),
    ...(detail.priceUsd === null ? {} : { makesOffer: offer(detail, url) }),
  }
}

function homeData(detail: ListingDetail, { url, images }: PageFacts): StructuredData {
  const isFlat = detail.typeOfProperty === 'apartment' || detail.typeOfProperty === 'loft'
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: detail.name,
    description: detail.descriptionText,
    image: images,
    dateModified: detail.updatedAt.slice(0, 10),
    mainEntity: {
      '@type': isFlat ? 'Apartment' : 'House',
      name: detail.name,
      address: address(detail),
      ...coordinates(detail),
      ...rooms(detail),
      ...reviews(detail),
    },
    ...(detail.priceUsd === null ? {} : { offers: offer(detail, url) }),
  }
}

/** Prices are said in US dollars, the currency in which pages come. */
function offer(detail: ListingDetail, url: string): StructuredData {
  if (detail.price.kind === 'sale') {
    return {
      '@type': 'Offer',
      url,
      price: detail.priceUsd,
      priceCurrency: 'USD',
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    }
  }
  return {
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: detail.priceUsd,
      priceCurrency: 'USD',
      unitCode: detail.price.kind === 'month' ? 'MON' : 'DAY',
    },
  }
}

function address({ town, region }: ListingDetail): StructuredData {
  return {
    '@type': 'PostalAddress',
    addressLocality: town.name,
    addressRegion: region.name,
    addressCountry: 'GT',
  }
}

/** The figures from three reviews on, and the reviews that the page shows at first. */
function reviews({ rating, reviews }: ListingDetail): StructuredData {
  if (!reviews) return {}
  return {
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
      },
    }),
    review: reviews.newest
      .slice(0, openReviews)
      .map(({ name, day, rating: given, text, language }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name },
        datePublished: day,
        inLanguage: language,
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: given, bestRating: 5 },
      })),
  }
}

function coordinates({ latitude, longitude }: ListingDetail): StructuredData {
  if (latitude === null || longitude === null) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

function rooms(detail: ListingDetail): StructuredData {
  return {
    numberOfBedrooms: detail.noBedroom,
    numberOfBathroomsTotal: detail.noBathroom,
    ...(detail.flatSurfaceM2 === null
      ? {}
      : {
          floorSize: {
            '@type': 'QuantitativeValue',
            value: detail.flatSurfaceM2,
            unitCode: 'MTK',
          },
        }),
    ...(detail.type === 3
      ? {}
      : {
          amenityFeature: detail.amenities.map(({ name }) => ({
            '@type': 'LocationFeatureSpecification',
            name,
            value: true,
          })),
        }),
  }
}
