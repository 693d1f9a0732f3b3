import type { ProductRequest } from '~/features/quote-api/read-requirement'
import { findProductRequest } from '~/features/pricing/check/product-request'
import type { PriceResponse } from '~/features/pricing/price/price-response'
import type { StayRequest } from '~/features/pricing/quote-input'
import { noChoice, type StayChoice } from '~/features/pricing/request/stay-choice'
import { addMonths } from '~/platform/time/guatemala-day'
import type { InquiryRecord } from '../inquiry-record'

type InquiredStay = InquiryRecord['inquiry']['stay']

const noStay: InquiredStay = {
  startDate: null,
  endDate: null,
  nights: null,
  months: null,
  longStay: false,
  monthlyOffer: false,
  fullHotel: false,
  adult: null,
  children: null,
  totalPax: null,
  pet: false,
  lateCheckIn: false,
}

/** Whether a product is one to stay in, and not a house for sale. */
export const asksForStay = ({ request }: ProductRequest): boolean =>
  findProductRequest(request)?.by !== 'sale'

/** A stay that was priced, as it is stored. A house for sale has none; by the month it ends with its months. */
export function inquiredStay(request: StayRequest, { nights }: PriceResponse): InquiredStay {
  const by = findProductRequest(request)?.by
  if (by === 'sale') return noStay
  const { startDate = null, endDate = null, months = null } = request
  const shared = {
    fullHotel: request.fullHotel ?? false,
    monthlyOffer: request.monthlyOffer ?? false,
    ...inquiredGuests(request),
    pet: request.pet ?? false,
    lateCheckIn: request.lateCheckIn ?? false,
  }
  return by === 'month'
    ? {
        ...shared,
        startDate,
        endDate: startDate && months ? addMonths(startDate, months) : null,
        nights: null,
        months,
        longStay: true,
      }
    : { ...shared, startDate, endDate, nights, months: null, longStay: false }
}

/** The guests that were priced. If adults and children do not add up to them, all are stored as adults. */
function inquiredGuests({ adult = null, children = null, totalPax }: StayRequest) {
  const counted = (adult ?? 0) + (children ?? 0)
  const guests = totalPax ?? counted
  if (adult === null && children !== null && guests >= counted) {
    return { adult, children, totalPax: guests }
  }
  return counted === guests && adult !== null
    ? { adult, children, totalPax: guests }
    : { adult: guests, children: null, totalPax: guests }
}

/** The same stay as the address of the rental's page carries it. */
export function stayChoice(request: StayRequest): StayChoice {
  const by = findProductRequest(request)?.by
  if (by === 'sale') return noChoice
  return {
    checkIn: request.startDate ?? null,
    checkOut: by === 'month' ? null : (request.endDate ?? null),
    adult: request.adult ?? request.totalPax ?? noChoice.adult,
    children: request.children ?? noChoice.children,
    months: by === 'month' ? (request.months ?? null) : null,
    monthlyOffer: request.monthlyOffer ?? false,
    pet: request.pet ?? false,
    lateCheckIn: request.lateCheckIn ?? false,
  }
}
