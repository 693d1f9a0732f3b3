import type { Locale } from '~content/locale'
import type { Town } from '~content/taxonomy'
import { localizedText } from '../localized-text'
import type { Lookups } from '../lookups'

/**
 * Names towns so that no two look alike: a name that several towns share is followed by the region. Ask it
 * for all names of a page, since it reads the whole list of towns once.
 */
export function townNames(
  { towns, regions }: Pick<Lookups, 'towns' | 'regions'>,
  locale: Locale,
): (town: Town) => string {
  const counts = new Map<string, number>()
  for (const town of towns.values()) {
    const name = localizedText(town.name, locale)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return (town) => {
    const name = localizedText(town.name, locale)
    const region = regions.get(town.regionId)
    const isShared = (counts.get(name) ?? 0) > 1
    return isShared && region ? `${name}, ${localizedText(region.name, locale)}` : name
  }
}
