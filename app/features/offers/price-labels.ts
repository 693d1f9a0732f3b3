import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import type { OfferedRental } from '~content/offer'

/** The reason of an adjustment, with its percentage where it has one: `Long stay, -10%`. */
export function adjustmentLabel(
  { reason, percent }: NonNullable<OfferedRental['adjustment']>,
  t: TFunction<'offers'>,
): string {
  return percent === null ? reason : t('percentOff', { reason, percent })
}

/** What a line of a price is for, in a language; earlier offers have it in the guest's alone. */
export function lineLabel({ label }: OfferedRental['lines'][number], locale: Locale): string {
  return typeof label === 'string' ? label : label[locale]
}
