import type { Locale } from '~content/locale'
import { localizedText } from '~/features/catalogue/localized-text'
import type { Lookups } from '~/features/catalogue/lookups'
import { toAmounts } from '~/features/pricing/money/money'
import type { InquiryOptions } from './inquiry-options'

/** The fees' names, payment methods and add-on services of the catalogue as the inquiry page shows them. */
export function inquiryOptions(catalogue: Lookups, locale: Locale): InquiryOptions {
  const { extraFees, paymentMethods, services, currencies } = catalogue
  const inOrder = [...paymentMethods].sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
  return {
    feeNames: Object.fromEntries(
      [...extraFees.values()].map(({ id, name }) => [id, localizedText(name, locale)]),
    ),
    payments: inOrder.map(({ id, slug, name, percent }) => ({
      id,
      slug,
      name: localizedText(name, locale),
      percent,
    })),
    services: services.map(({ slug, name, description, price, unit }) => ({
      slug,
      name: localizedText(name, locale),
      description: localizedText(description, locale),
      price: price === null ? null : toAmounts(price, currencies),
      unit,
    })),
  }
}
