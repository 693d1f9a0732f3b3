import type { Requirement } from '~/features/inquiries/requirement/requirement'

/** A week for three in a vacation rental. */
export function someRequirement(over: Partial<Requirement> = {}): Requirement {
  return {
    uuid: '5b0c6a4e-0000-4000-8000-000000000001',
    productType: 1,
    slug: 'casa-azul',
    name: 'Casa Azul',
    urlPhoto: '/pictures/casa_azul-640.webp',
    link: '/vacation-rentals/guatemala/sacatepequez/antigua-guatemala/casa-azul?checkIn=2027-01-05',
    adult: 2,
    children: 1,
    fullHotel: false,
    info: {
      startDate: '2027-01-05',
      endDate: '2027-01-12',
      longStay: false,
      months: null,
      monthlyOffer: false,
      pet: false,
      lateCheckIn: false,
      totalPax: 3,
    },
    basePrice: 120,
    controlPrice: 'night',
    currencyCode: 'USD',
    totalPrice: '$840',
    daysBooking: 7,
    paymentMethod: null,
    paymentMethodId: null,
    paymentMethodPercent: null,
    landing: false,
    ...over,
  }
}
