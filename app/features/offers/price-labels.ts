import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import type { OfferedHouse } from '~content/offer'

/** The reason of an adjustment, with its percentage where it has one: `Long stay, -10 %`. */
export function adjustmentLabel(
  { reason, percent }: NonNullable<OfferedHouse['adjustment']>,
  t: TFunction<'offers'>,
): string {
  return percent === null ? reason : t('percentOff', { reason, percent })
}

/** What a line of a price is for, in a language; earlier offers have it in the guest's alone. */
export function lineLabel({ label }: OfferedHouse['lines'][number], locale: Locale): string {
  return typeof label === 'string' ? label : label[locale]
}
