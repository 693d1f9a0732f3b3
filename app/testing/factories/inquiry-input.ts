import type { InquiryInput } from '~/features/inquiries/submit/read-inquiry-input.server'
import { someContact } from './contact'

/** A week for three in `casa` of the booking catalogue. */
export function someInquiryInput(over: Partial<InquiryInput> = {}): InquiryInput {
  return {
    language: 'en',
    contact: someContact(),
    specialRequirement: null,
    product: {
      uuid: 'u1',
      slug: 'casa',
      request: { type: 1, startDate: '2027-01-05', endDate: '2027-01-12', adult: 2, children: 1 },
    },
    otherProducts: [],
    currencyCode: 'USD',
    paymentMethod: null,
    services: [],
    landing: false,
    campaign: null,
    ...over,
  }
}
