import type { Locale } from '~content/locale'
import type { ListingCard } from '../card/listing-card'
import { localizedText } from '../localized-text'
import type { Lookups } from '../lookups'

export type TownGroup = {
  town: { slug: string; name: string; line: string; regionSlug: string }
  cards: ListingCard[]
}

/** Puts cards that come in the order of towns under their headings. */
export function groupByTown(
  { towns, regions }: Pick<Lookups, 'towns' | 'regions'>,
  cards: readonly ListingCard[],
  locale: Locale,
): TownGroup[] {
  const lines = new Map<string, string>()
  for (const town of towns.values()) {
    const region = regions.get(town.regionId)
    if (region) lines.set(`${region.slug}/${town.slug}`, localizedText(town.line, locale))
  }
  const groups = new Map<string, TownGroup>()
  for (const card of cards) {
    const key = `${card.regionSlug}/${card.townSlug}`
    const group = groups.get(key) ?? {
      town: {
        slug: card.townSlug,
        name: card.townName,
        line: lines.get(key) ?? '',
        regionSlug: card.regionSlug,
      },
      cards: [],
    }
    groups.set(key, group)
    group.cards.push(card)
  }
  return [...groups.values()]
}
