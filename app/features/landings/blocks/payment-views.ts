import type { Locale } from '~content/locale'
import type { PaymentMethod } from '~content/taxonomy'
import { localizedText } from '~/features/catalogue/localized-text'
import type { BlockViews } from '~/ui/blocks/block-views'

/** The chosen ways to pay with their fees, in the order of the CMS; all of them where none is chosen. */
export function paymentViews(
  chosen: readonly { slug: string }[],
  { paymentMethods, locale }: { paymentMethods: readonly PaymentMethod[]; locale: Locale },
): BlockViews['blocks.payment-methods']['methods'] {
  return paymentMethods
    .filter(({ slug }) => chosen.length === 0 || chosen.some((one) => one.slug === slug))
    .map(({ slug, name, percent }) => ({ slug, name: localizedText(name, locale), percent }))
}
