import { rentalSchema, type Rental, type RentalText } from '~content/rental'
import type { RentalReviews } from '~content/rental-reviews'
import { picture } from './picture'

let count = 0

/** Words of a rental in one language. */
export function rentalText(overrides: Partial<RentalText> = {}): RentalText {
  return {
    name: 'Casa Jacaranda',
    title: 'A courtyard house three streets from the park',
    descriptionMarkdown: 'A **quiet** courtyard house.\n\nBreakfast is served under the arcade.',
    highlights: ['Fountain in the courtyard'],
    season: null,
    warning: null,
    distributionOfLevel: null,
    customTermsMarkdown: null,
    gallery: Array.from({ length: 8 }, (_, index) => ({
      picture: picture({ hash: `view_${index}` }),
      alt: `View ${index}`,
    })),
    cancellationPolicy: [],
    seo: null,
    ...overrides,
  }
}

/** One review, and what it makes of the figures. */
export function rentalReviews(overrides: Partial<RentalReviews> = {}): RentalReviews {
  return {
    count: 1,
    averages: { place: 5, cleanliness: 4.5, accuracy: 5, host: 5, value: 4 },
    newest: [
      {
        name: 'Ana',
        language: 'es',
        day: '2026-08-01',
        rating: 4.7,
        text: 'Muy bonita.',
        answer: null,
      },
    ],
    ...overrides,
  }
}

/** A published rental in both languages, valid by the contract; each has an id and slug of its own. */
export function rental(overrides: Partial<Rental> = {}): Rental {
  count += 1
  return rentalSchema.parse({
    id: `rental${count}`,
    slug: `house-${count}`,
    type: 1,
    fullHotel: false,
    townId: 'antigua',
    subLocation: null,
    typeOfProperty: 'house',
    capacityOfPeople: 6,
    noBedroom: 3,
    noBathroom: 2.5,
    flatSurfaceM2: null,
    latitude: 14.56,
    length: -90.73,
    exactPosition: false,
    bedrooms: [],
    amenityIds: [],
    houseRuleIds: [],
    promotionIds: [],
    extraFeeIds: [],
    providerId: null,
    basePrice: 150,
    minNight: null,
    weeklyDiscount: null,
    pricePerMonth: null,
    monthlyRates: [],
    minMonths: null,
    salePrice: null,
    aRSpecialPrices: [],
    lockDates: [],
    availableAfter: null,
    typeOfTerms: 1,
    calendar: 0,
    checkInTimeStart: null,
    checkInTimeEnd: null,
    checkOutTime: null,
    newProduct: false,
    topListing: false,
    sharedSell: false,
    listedOn: '2026-01-01',
    updatedAt: '2026-10-01T12:00:00.000Z',
    reviews: null,
    texts: { en: rentalText(), es: rentalText({ name: 'Casa Jacaranda, en español' }) },
    ...overrides,
  } satisfies Rental)
}
