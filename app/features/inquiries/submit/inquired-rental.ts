import type { TFunction } from 'i18next'
import type { InquiredRental } from '~content/inquiry'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { comparablePrice } from '~/features/catalogue/comparable-price'
import { localizedText } from '~/features/catalogue/localized-text'
import { rentalPagePath, rentalText } from '~/features/catalogue/rental-page'
import { sectionOf } from '~/features/catalogue/section-of'
import { convert, toCents } from '~/features/pricing/money/money'
import { asksForMonthlyTerms } from '~/features/pricing/lines/monthly-offer'
import { labelLines, percentFeesOf } from '~/features/pricing/price/line-label'
import { paymentFee } from '~/features/pricing/price/payment-fee'
import { asksForQuote } from '../asks-for-quote'
import { asksForStay, inquiredStay, stayChoice } from './inquired-stay'
import type { PricedRequest } from './price-inquiry'
import type { InquiryInput } from './read-inquiry-input.server'

export type InquiryContext = {
  catalogue: Catalogue
  input: InquiryInput
  /** The site's, from configuration. */
  origin: string
  t: TFunction<'pricing'>
}

export const maxNameLength = 120

/** A place as an inquiry is stored and mailed with it: the page with the stay, the stay, and the server's price. */
export function inquiredRental(context: InquiryContext, priced: PricedRequest): InquiredRental {
  const { catalogue, input, origin } = context
  const { language, landing } = input
  const { product, rental, price } = priced
  const monthlyOffer = asksForMonthlyTerms(product.request, rental)
  const request = { ...product.request, monthlyOffer }
  const choice = stayChoice(request)
  return {
    rental: {
      id: rental.id,
      slug: rental.slug,
      name: rentalText(rental, language)?.name ?? rental.slug,
      section: sectionOf(rental),
      type: rental.type,
      pageUrl: new URL(rentalPagePath(catalogue, rental, language, { choice, landing }), origin)
        .href,
    },
    stay: inquiredStay(request, price),
    price: inquiredPrice(context, priced),
    payment: inquiredPayment(context, priced),
    isQuote: asksForQuote(price),
  }
}

function inquiredPrice(
  { catalogue, input, t }: InquiryContext,
  { rental, price }: PricedRequest,
): InquiredRental['price'] {
  const feeNames = Object.fromEntries(
    [...catalogue.extraFees.values()].map(({ id, name }) => [
      id,
      localizedText(name, input.language),
    ]),
  )
  const percentFees = percentFeesOf(catalogue.extraFees.values())
  const base = comparablePrice(rental)
  return {
    currencyCode: input.currencyCode,
    lines: labelLines(price, { feeNames, percentFees }, t).map(({ line, label }) => ({
      label,
      amount: line.subTotal,
    })),
    total: price.total,
    totalFormated: price.totalFormated,
    basePrice: base && inCurrencyOf({ catalogue, input }, base.usd),
    controlPrice: base && base.kind,
  }
}

/**
 * Finds the chosen payment method by slug, id or name, or the default where it is unknown. A quote has none, and
 * a house for sale has one only if the visitor chose it and asks for nothing else, since payment is agreed on later.
 */
function inquiredPayment(
  { catalogue, input }: InquiryContext,
  { rental, price }: PricedRequest,
): InquiredRental['payment'] {
  const { paymentMethods } = catalogue
  const wanted = input.paymentMethod
  const isSale = rental.type === 3
  if (isSale && [input.product, ...input.otherProducts].some(asksForStay)) return null
  const usual = isSale ? undefined : paymentMethods.find(({ isDefault }) => isDefault)
  const method =
    paymentMethods.find(
      ({ id, slug, name }) => wanted !== null && [id, slug, name.en, name.es].includes(wanted),
    ) ?? usual
  if (!method || asksForQuote(price)) return null
  const { fee, totalWithFee, totalWithFeeFormated } = paymentFee(price, method.percent)
  const name = localizedText(method.name, input.language).slice(0, maxNameLength)
  return { id: method.id, name, percent: method.percent, fee, totalWithFee, totalWithFeeFormated }
}

/** An amount of US dollars in units of the inquiry's currency. */
export function inCurrencyOf(
  { catalogue, input }: Pick<InquiryContext, 'catalogue' | 'input'>,
  usd: number,
): number {
  const { conversionFactor } = catalogue.currencies[input.currencyCode]
  return convert(toCents(usd), conversionFactor) / 100
}
