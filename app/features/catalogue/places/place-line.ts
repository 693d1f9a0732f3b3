import type { Locale } from '~content/locale'
import { localizedText } from '../localized-text'
import type { Lookups } from '../lookups'

type Places = Pick<Lookups, 'towns' | 'regions'>

/** The names of a town and its region, a name that both have once; none for an unknown town. */
export function placeNames({ towns, regions }: Places, townId: string, locale: Locale): string[] {
  const town = towns.get(townId)
  const region = town && regions.get(town.regionId)
  const names = [town, region].flatMap((each) => (each ? [localizedText(each.name, locale)] : []))
  return [...new Set(names)]
}

/** The same in a line; null for an unknown town. */
export function placeLine(places: Places, townId: string, locale: Locale): string | null {
  return placeNames(places, townId, locale).join(', ') || null
}
