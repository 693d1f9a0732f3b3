import { data } from '@remix-run/node'
import type { TFunction } from 'i18next'
import type { GoneRental } from '~content/redirects'
import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'
import type { ListingCard } from '~/features/catalogue/card/listing-card'
import { toCard } from '~/features/catalogue/card/to-card'
import type { Catalogue } from '~/features/catalogue/catalogue'
import { similarRentals } from '~/features/catalogue/detail/similar-listings'
import { listPlaces } from '~/features/catalogue/places/list-places'
import { sectionOf } from '~/features/catalogue/section-of'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { sectionHref } from '~/routing/section-pages'

const maxSimilar = 8

/** The list around the place that went: of its town, else of its region, else of the country. */
type ListAround = { path: string; total: number; place: string | null }

export type GonePageData = {
  words: ReturnType<typeof readWords>
  gone: { section: SectionKey; list: ListAround; similar: ListingCard[] }
}

type GoneRequest = { gone: GoneRental; locale: Locale; today: string }

/**
 * The page of an unpublished rental (finding.md §5): status 410, similar places and the list around it. Shows nothing
 * of the rental: its draft is not public.
 */
export async function readGonePage(catalogue: Catalogue, { gone, locale, today }: GoneRequest) {
  const section = sectionOf(gone)
  const similar = similarRentals(catalogue, gone, locale, { max: maxSimilar })
  const { getFixedT } = await createServerI18n(locale)
  const page: GonePageData = {
    words: readWords(getFixedT(locale, 'goneRental'), similar.length > 0),
    gone: {
      section,
      list: listAround(catalogue, gone, locale),
      similar: similar.flatMap((other) => toCard(catalogue, other, { locale, today }) ?? []),
    },
  }
  return data(page, { status: 410 })
}

function readWords(t: TFunction<'goneRental'>, hasSimilar: boolean) {
  return {
    title: t('title'),
    hint: hasSimilar ? t('hint') : t('hintAlone'),
    places: t('places'),
    home: t('home'),
    similar: t('similar'),
  }
}

function listAround(catalogue: Catalogue, gone: GoneRental, locale: Locale): ListAround {
  const section = sectionOf(gone)
  const places = listPlaces(catalogue, section, locale)
  const town = catalogue.towns.get(gone.townId)
  const regionSlug = town && catalogue.regions.get(town.regionId)?.slug
  const region = places.find(({ slug }) => slug === regionSlug)
  if (!region) {
    const total = places.reduce((sum, { count }) => sum + count, 0)
    return { path: sectionHref(section, locale), total, place: null }
  }
  const near = region.towns.find(({ slug }) => slug === town?.slug)
  const place = { state: region.slug, ...(near && { location: near.slug }) }
  const { name, count: total } = near ?? region
  return { path: sectionHref(section, locale, place), total, place: name }
}
