import type { Locale } from '~content/locale'
import { listings as en } from '~/locales/en/listings'
import { listings as es } from '~/locales/es/listings'
import { localizedText } from '../localized-text'
import type { Lookups } from '../lookups'
import { townNames } from './town-names'

/** `fullName` is no other place's: a region may share its name with a town of it, or with the country. */
type ListingPlace = {
  region: { slug: string; name: string; fullName: string; description: string }
  town: { slug: string; name: string; fullName: string; line: string } | null
}

const departments = { en: en.department, es: es.department }

/** The place that an address names, in a language; null if there is no such region, or no such town in it. */
export function findPlace(
  lookups: Pick<Lookups, 'regions' | 'towns'>,
  locale: Locale,
  regionSlug: string,
  townSlug?: string,
): ListingPlace | null {
  const { regions, towns } = lookups
  const region = [...regions.values()].find((each) => each.slug === regionSlug)
  if (!region) return null
  const town = [...towns.values()].find(
    (each) => each.slug === townSlug && each.regionId === region.id,
  )
  if (townSlug !== undefined && !town) return null
  const regionName = localizedText(region.name, locale)
  return {
    region: {
      slug: region.slug,
      name: regionName,
      fullName: departments[locale].replace('{{region}}', () => regionName),
      description: localizedText(region.description, locale),
    },
    town: town
      ? {
          slug: town.slug,
          name: localizedText(town.name, locale),
          fullName: townNames(lookups, locale)(town),
          line: localizedText(town.line, locale),
        }
      : null,
  }
}
