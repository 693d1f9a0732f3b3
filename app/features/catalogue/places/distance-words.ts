import type { TFunction } from 'i18next'

/** How far something is: metres near by, else kilometres. */
export function distanceWords(metres: number, t: TFunction<'detail'>): string {
  return metres < 1000
    ? t('nearMetres', { metres })
    : t('nearKilometres', { kilometres: metres / 1000 })
}
