import type { Lookups } from '~/features/catalogue/lookups'
import { normalize } from './normalize'
import type { Phrase } from './phrase-book'
import {
  countryNames,
  regionNicknames,
  townNicknames,
} from '~/features/catalogue/places/place-nicknames'

export type PlaceMeaning =
  | { kind: 'town' | 'region'; slugs: readonly string[] }
  | { kind: 'country' }

/** San Pedro, Santa Catarina, Santiago: their saint is how people call towns. */
const saints = /^(?:san|santa|santo|santiago)$/

/** Every name of a place that the catalogue knows; a name that several places share means all of them. */
export function placePhrases({
  towns,
  regions,
}: Pick<Lookups, 'towns' | 'regions'>): Phrase<PlaceMeaning>[] {
  const townsByName = new Map<string, Set<string>>()
  for (const { slug, name } of towns.values()) {
    const full = [name.en, name.es].flatMap((each) => (each ? namesIn(each) : []))
    const names = [...full.flatMap(shortNames), ...(townNicknames[slug] ?? [])]
    for (const each of names) note(townsByName, each, slug)
  }
  const regionsByName = new Map<string, Set<string>>()
  for (const { slug, name } of regions.values()) {
    const full = [name.en, name.es].flatMap((each) => (each ? namesIn(each) : []))
    for (const each of [...full, ...(regionNicknames[slug] ?? [])]) note(regionsByName, each, slug)
  }
  return [
    ...countryNames.map((words) => ({ words, meaning: { kind: 'country' as const } })),
    ...phrasesOf(townsByName, 'town', new Set(countryNames)),
    ...phrasesOf(regionsByName, 'region', new Set([...countryNames, ...townsByName.keys()])),
  ]
}

function phrasesOf(
  byName: ReadonlyMap<string, ReadonlySet<string>>,
  kind: 'town' | 'region',
  taken: ReadonlySet<string>,
): Phrase<PlaceMeaning>[] {
  return [...byName]
    .filter(([name]) => !taken.has(name))
    .map(([words, slugs]) => ({ words, meaning: { kind, slugs: [...slugs].sort() } }))
}

function note(byName: Map<string, Set<string>>, name: string, slug: string): void {
  byName.set(name, (byName.get(name) ?? new Set()).add(slug))
}

/** "Quetzaltenango (Xela)" holds two names. */
function namesIn(name: string): string[] {
  return name
    .split(/[()]/)
    .map((part) => normalize(part).trim())
    .filter((part) => part !== '')
}

/** Without the country behind it, and for saints the first two words. */
function shortNames(name: string): string[] {
  const words = name.split(' ')
  const short =
    words.length > 1 && words.at(-1) === 'guatemala' ? [words.slice(0, -1).join(' ')] : []
  const saint = saints.test(words[0] ?? '') && words.length > 2 ? [words.slice(0, 2).join(' ')] : []
  const santiago = words[0] === 'santiago' ? ['santiago'] : []
  return [name, ...short, ...saint, ...santiago]
}
