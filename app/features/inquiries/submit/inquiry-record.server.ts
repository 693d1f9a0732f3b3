import { localizedText } from '~/features/catalogue/localized-text'
import { rentalText } from '~/features/catalogue/rental-page'
import { pictureAddress } from '~/platform/pictures/picture-address'
import type { InquiryRecord } from '../inquiry-record'
import { inCurrencyOf, inquiredRental, maxNameLength, type InquiryContext } from './inquired-rental'
import type { PricedInquiry } from './price-inquiry'

type RecordInput = InquiryContext & { priced: PricedInquiry; botFlag: boolean }

type Inquiry = InquiryRecord['inquiry']

const pictureWidth = 640

/** Writes an inquiry down as it is to be stored and mailed, with the server's price (pricing.md, "The calls"). */
export function inquiryRecord({ priced, botFlag, ...context }: RecordInput): InquiryRecord {
  const {
    product: _product,
    otherProducts: _otherProducts,
    currencyCode: _currency,
    paymentMethod: _payment,
    services: _services,
    ...unchanged
  } = context.input
  const [first, ...others] = priced
  const picture = rentalText(first.rental, unchanged.language)?.gallery[0]?.picture
  return {
    currencySymbol: first.price.currencySymbol,
    pictureUrl: picture
      ? new URL(pictureAddress(picture, pictureWidth, 'jpg'), context.origin).href
      : null,
    inquiry: {
      ...unchanged,
      botFlag,
      ...inquiredRental(context, first),
      services: inquiredServices(context),
      ...(others.length > 0 && {
        otherPlaces: others.map((other) => inquiredRental(context, other)),
      }),
    },
  }
}

function inquiredServices(context: InquiryContext): Inquiry['services'] {
  const { catalogue, input } = context
  return catalogue.services
    .filter(({ slug }) => input.services.includes(slug))
    .map(({ name, unit, price }) => ({
      name: localizedText(name, input.language).slice(0, maxNameLength),
      unit,
      price: price === null ? null : inCurrencyOf(context, price),
    }))
}
