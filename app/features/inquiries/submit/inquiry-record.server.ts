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
import type { AskedInquiry } from './asked-inquiry'
import { inquiredStay, stayChoice } from './inquired-stay'

type RecordInput = {
  catalogue: Catalogue
  rental: Rental
  asked: AskedInquiry
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
export function inquiryRecord(input: RecordInput): InquiryRecord {
  const { catalogue, rental, asked, price, origin, botFlag } = input
  const { contact, language, specialRequirement, landing, campaign, product } = asked
  const picture = rentalText(rental, language)?.gallery[0]?.picture
  const absolute = (path: string) => new URL(path, origin).href
  return {
    currencySymbol: price.currencySymbol,
    pictureUrl: picture ? absolute(pictureAddress(picture, pictureWidth, 'jpg')) : null,
    inquiry: {
      language,
      contact,
      specialRequirement,
      landing,
      campaign,
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
      price: inquiredPrice(input),
      payment: inquiredPayment(input),
      services: inquiredServices(input),
      isQuote: asksForQuote(price),
    },
  }
}

function inquiredPrice({ catalogue, rental, asked, price, t }: RecordInput): Inquiry['price'] {
  const feeNames = Object.fromEntries(
    [...catalogue.extraFees.values()].map(({ id, name }) => [
      id,
      localizedText(name, asked.language),
    ]),
  )
  const base = comparablePrice(rental)
  return {
    currencyCode: asked.currencyCode,
    lines: labelLines(price, feeNames, t).map(({ line, label }) => ({
      label,
      amount: line.subTotal,
    })),
    total: price.total,
    totalFormated: price.totalFormated,
    basePrice: base && inCurrencyOf({ catalogue, asked }, base.usd),
    controlPrice: base && base.kind,
  }
}

/**
 * What was chosen, by slug, id or name; where that is none of ours, the default. Nothing is paid for a quote,
 * and how a house is bought is agreed on later.
 */
function inquiredPayment({ catalogue, rental, asked, price }: RecordInput): Inquiry['payment'] {
  const { paymentMethods } = catalogue
  const wanted = asked.paymentMethod
  const usual = rental.type === 3 ? undefined : paymentMethods.find(({ isDefault }) => isDefault)
  const method =
    paymentMethods.find(
      ({ id, slug, name }) => wanted !== null && [id, slug, name.en, name.es].includes(wanted),
    ) ?? usual
  if (!method || asksForQuote(price)) return null
  const { fee, totalWithFee, totalWithFeeFormated } = paymentFee(price, method.percent)
  const name = localizedText(method.name, asked.language).slice(0, longestName)
  return { id: method.id, name, percent: method.percent, fee, totalWithFee, totalWithFeeFormated }
}

function inquiredServices({ catalogue, asked }: RecordInput): Inquiry['services'] {
  return catalogue.services
    .filter(({ slug }) => asked.services.includes(slug))
    .map(({ name, unit, price }) => ({
      name: localizedText(name, asked.language).slice(0, longestName),
      unit,
      price: price === null ? null : inCurrencyOf({ catalogue, asked }, price),
    }))
}

/** An amount of US dollars in units of the inquiry's currency. */
function inCurrencyOf({ catalogue, asked }: Pick<RecordInput, 'catalogue' | 'asked'>, usd: number) {
  const { conversionFactor } = catalogue.currencies[asked.currencyCode]
  return convert(toCents(usd), conversionFactor) / 100
}
