import type { Locale } from '~content/locale'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { localizedText } from '~/features/catalogue/localized-text'

export type City = {
  _id: string
  city: string
  slug: string
  state: { slug: string; name: string }
}

/** Every town by region, both by their names in a language (leads-and-content.md §7, the cities call). */
export function listCities({ towns, regions }: Catalogue, locale: Locale): City[] {
  const order = new Intl.Collator(locale)
  return [...towns.values()]
    .flatMap(({ id, slug, name, regionId }) => {
      const region = regions.get(regionId)
      if (!region) return []
      const state = { slug: region.slug, name: localizedText(region.name, locale) }
      return [{ _id: id, city: localizedText(name, locale), slug, state }]
    })
    .sort((a, b) => order.compare(a.state.name, b.state.name) || order.compare(a.city, b.city))
}
