import type { TFunction } from 'i18next'
import type { Rental } from '~content/rental'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { comparablePrice } from '~/features/catalogue/comparable-price'
import { localizedText } from '~/features/catalogue/localized-text'
import { sectionOf } from '~/features/catalogue/section-of'
import { labelLines } from '~/features/pricing/price/line-label'
import { convert, toCents } from '~/features/pricing/money/money'
import { paymentFee } from '~/features/pricing/price/payment-fee'
import type { PriceResponse } from '~/features/pricing/price/price-response'
import { pictureAddress } from '~/platform/pictures/picture-address'
import { asksForQuote } from '../asks-for-quote'
import type { InquiryRecord } from '../inquiry-record'
import { rentalPagePath, rentalText } from '~/features/catalogue/rental-page'
import type { InquiryInput } from './read-inquiry-input.server'
import { inquiredStay, stayChoice } from './inquired-stay'

type RecordInput = {
  catalogue: Catalogue
  rental: Rental
  input: InquiryInput
  /** The server's own. */
  price: PriceResponse
  /** The site's, from configuration. */
  origin: string
  botFlag: boolean
  t: TFunction<'pricing'>
}

type Inquiry = InquiryRecord['inquiry']

const pictureWidth = 640
const longestName = 120

/** Writes an inquiry down as it is to be stored and mailed, with the server's price (pricing.md, "The calls"). */
export function inquiryRecord(sources: RecordInput): InquiryRecord {
  const { catalogue, rental, input, price, origin, botFlag } = sources
  const {
    product,
    currencyCode: _currency,
    paymentMethod: _payment,
    services: _services,
    ...unchanged
  } = input
  const { language, landing } = unchanged
  const picture = rentalText(rental, language)?.gallery[0]?.picture
  const absolute = (path: string) => new URL(path, origin).href
  return {
    currencySymbol: price.currencySymbol,
    pictureUrl: picture ? absolute(pictureAddress(picture, pictureWidth, 'jpg')) : null,
    inquiry: {
      ...unchanged,
      botFlag,
      rental: {
        id: rental.id,
        slug: rental.slug,
        name: rentalText(rental, language)?.name ?? rental.slug,
        section: sectionOf(rental),
        type: rental.type,
        pageUrl: absolute(
          rentalPagePath(catalogue, rental, language, {
            choice: stayChoice(product.request),
            landing,
          }),
        ),
      },
      stay: inquiredStay(product.request, price),
      price: inquiredPrice(sources),
      payment: inquiredPayment(sources),
      services: inquiredServices(sources),
      isQuote: asksForQuote(price),
    },
  }
}

function inquiredPrice({ catalogue, rental, input, price, t }: RecordInput): Inquiry['price'] {
  const feeNames = Object.fromEntries(
    [...catalogue.extraFees.values()].map(({ id, name }) => [
      id,
      localizedText(name, input.language),
    ]),
  )
  const base = comparablePrice(rental)
  return {
    currencyCode: input.currencyCode,
    lines: labelLines(price, feeNames, t).map(({ line, label }) => ({
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
 * What was chosen, by slug, id or name; where that is none of ours, the default. Nothing is paid for a quote,
 * and how a house is bought is agreed on later.
 */
function inquiredPayment({ catalogue, rental, input, price }: RecordInput): Inquiry['payment'] {
  const { paymentMethods } = catalogue
  const wanted = input.paymentMethod
  const usual = rental.type === 3 ? undefined : paymentMethods.find(({ isDefault }) => isDefault)
  const method =
    paymentMethods.find(
      ({ id, slug, name }) => wanted !== null && [id, slug, name.en, name.es].includes(wanted),
    ) ?? usual
  if (!method || asksForQuote(price)) return null
  const { fee, totalWithFee, totalWithFeeFormated } = paymentFee(price, method.percent)
  const name = localizedText(method.name, input.language).slice(0, longestName)
  return { id: method.id, name, percent: method.percent, fee, totalWithFee, totalWithFeeFormated }
}

function inquiredServices({ catalogue, input }: RecordInput): Inquiry['services'] {
  return catalogue.services
    .filter(({ slug }) => input.services.includes(slug))
    .map(({ name, unit, price }) => ({
      name: localizedText(name, input.language).slice(0, longestName),
      unit,
      price: price === null ? null : inCurrencyOf({ catalogue, input }, price),
    }))
}

/** An amount of US dollars in units of the inquiry's currency. */
function inCurrencyOf({ catalogue, input }: Pick<RecordInput, 'catalogue' | 'input'>, usd: number) {
  const { conversionFactor } = catalogue.currencies[input.currencyCode]
  return convert(toCents(usd), conversionFactor) / 100
}
