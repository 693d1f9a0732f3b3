import type { TFunction } from 'i18next'
import type { OfferedHouse } from '~content/offer'

/** The reason of an adjustment, with its percentage where it has one: `Long stay, -10 %`. */
export function adjustmentLabel(
  { reason, percent }: NonNullable<OfferedHouse['adjustment']>,
  t: TFunction<'offers'>,
): string {
  return percent === null ? reason : t('percentOff', { reason, percent })
}
