import type { Locale } from '~content/locale'
import { localizedText } from '~/features/catalogue/localized-text'
import type { Lookups } from '~/features/catalogue/lookups'
import { regionLandmarks } from '~/features/catalogue/places/place-nicknames'
import type { RequestedPlace } from './understanding'

type Places = Pick<Lookups, 'towns' | 'regions'>
type Named = { kind: string; slugs?: readonly string[] }

const or: Record<Locale, string> = { en: 'or', es: 'o' }

/** Named places with their words; a region is left out where one of its towns is named as well. */
export function toRequestedPlaces(named: readonly Named[], lookups: Places): RequestedPlace[] {
  const requested = new Map<string, RequestedPlace>()
  for (const { kind, slugs } of named) {
    if (slugs && (kind === 'town' || kind === 'region')) {
      requested.set(`${kind} ${slugs.join(' ')}`, toRequestedPlace(kind, slugs, lookups))
    }
  }
  const all = [...requested.values()]
  const regionsOfTowns = new Set(all.flatMap(({ towns }) => regionsOf(towns, lookups)))
  return all.filter(({ regions }) => !regions.some((slug) => regionsOfTowns.has(slug)))
}

function toRequestedPlace(
  kind: 'town' | 'region',
  slugs: readonly string[],
  { towns, regions }: Places,
): RequestedPlace {
  const records = [...(kind === 'town' ? towns : regions).values()]
  const found = slugs.flatMap((slug) => records.find((each) => each.slug === slug) ?? [])
  const nameIn = (locale: Locale) =>
    joinNames(
      found.map(({ slug, name }) => {
        const landmark = kind === 'region' ? regionLandmarks[slug]?.[locale] : undefined
        return localizedText(name, locale) + (landmark ? ` (${landmark})` : '')
      }),
      or[locale],
    )
  return {
    regions: kind === 'region' ? slugs : [],
    towns: kind === 'town' ? slugs : [],
    name: { en: nameIn('en'), es: nameIn('es') },
  }
}

function regionsOf(townSlugs: readonly string[], { towns, regions }: Places): string[] {
  return [...towns.values()].flatMap(({ slug, regionId }) => {
    const region = townSlugs.includes(slug) ? regions.get(regionId) : undefined
    return region ? [region.slug] : []
  })
}

function joinNames(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`
}
