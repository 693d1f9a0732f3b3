import type { Locale } from '~content/locale'
import { listPhoneCountries } from '~/features/contact/phone-countries.server'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { catalogueTag } from '~/features/catalogue/store/catalogue-tags'
import { botCheckSiteKey } from '~/platform/forms/bot-check.server'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { listCities } from '../cities/list-cities'
import type { LeadFormData } from './lead-form-data'

type Options = {
  /** Countries that come first in the list of phones (ISO 3166-1); the United States and Guatemala where absent. */
  preferred?: readonly string[]
  /** Whether the form asks where in the country. */
  withPlaces?: boolean
}

/** What a page with a lead form needs for it. Notes the tags of what it reads. */
export function readLeadFormData(
  locale: Locale,
  { preferred, withPlaces = false }: Options = {},
): LeadFormData {
  return {
    phoneCountries: listPhoneCountries(locale, preferred),
    botCheckKey: botCheckSiteKey(),
    places: withPlaces ? readPlaces(locale) : [],
  }
}

function readPlaces(locale: Locale): LeadFormData['places'] {
  addCacheTags(catalogueTag)
  if (!hasCatalogue()) return []
  const places = new Map<string, string[]>()
  for (const { city, state } of listCities(getCatalogueUntagged(), locale)) {
    places.set(state.name, [...(places.get(state.name) ?? []), city])
  }
  return [...places].map(([region, towns]) => ({ region, towns }))
}
