import type { InquiryInput } from '~/features/inquiries/submit/inquiry-input'

/** A week for three in `casa` of the booking catalogue. */
export function someInquiryInput(over: Partial<InquiryInput> = {}): InquiryInput {
  return {
    language: 'en',
    contact: {
      firstName: 'Ana',
      lastName: 'Xicará',
      email: 'ana@example.com',
      phone: '+502 5555 1234',
      countryCode: 'GT',
      contactMethod: 'email',
      noPhone: false,
    },
    specialRequirement: null,
    product: {
      uuid: 'u1',
      slug: 'casa',
      request: { type: 1, startDate: '2027-01-05', endDate: '2027-01-12', adult: 2, children: 1 },
    },
    currencyCode: 'USD',
    paymentMethod: null,
    services: [],
    landing: false,
    campaign: null,
    ...over,
  }
}
