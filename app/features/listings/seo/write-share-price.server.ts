import { currencyCodes } from '~content/currency-code'
import type { Locale } from '~content/locale'
import type { UndatedPrice } from '~/features/catalogue/card/listing-card'
import { createServerI18n } from '~/platform/i18n/i18n.server'

/** The price below a rental's name on its share image, in every currency; empty if it is on request. */
export async function writeSharePrice(price: UndatedPrice, locale: Locale): Promise<string> {
  if (price.kind === 'onRequest') return ''
  const { t } = await createServerI18n(locale)
  const amount = currencyCodes.map((code) => price.amount[code]).join(' · ')
  return t(`shareImage:${price.kind}`, { amount })
}
