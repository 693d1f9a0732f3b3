import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteData } from '~/features/site/read-site-data.server'
import { sectionPageName } from '~/routing/section-pages'
import { cardHref } from '~/features/catalogue/card/card-href'
import { listingTrail } from './listing-trail'
import type { ListingPageData } from '../list/read-listing-page.server'
import { sectionLabel } from './section-label'
import { breadcrumbData, itemListData } from '~/features/site/head/structured-data'

/** Head of a section's list; a filtered list is left to its own visitors and points to the whole one. */
export function listingHead(data: ListingPageData, site: SiteData | undefined): MetaDescriptor[] {
  if (!site) return []
  const { section, content, region, town, query } = data
  const place = town ?? region
  const absolute = (path: string) => new URL(path, site.origin).href
  const params = placeParams(data)
  const cards = data.groups?.flatMap((group) => group.cards) ?? data.cards
  const title = content.seo?.metaTitle ?? content.title
  return pageHead(
    {
      title: place ? `${sectionLabel(section, site) ?? content.title} · ${place.fullName}` : title,
      description:
        (place ? `${place.line} ${content.description}` : content.seo?.metaDescription) ??
        content.description,
      page: sectionPageName(section, params),
      params,
      // The picture of a section is that of the whole section, not of a place in it.
      ...(!place && { seo: content.seo }),
      drawn: data.drawn,
      noIndex: data.search !== '',
      structuredData: [
        ...(place
          ? [
              breadcrumbData(
                listingTrail(data, site).map(({ name, path }) => ({ name, url: absolute(path) })),
              ),
            ]
          : []),
        itemListData(
          cards.map((card) => ({
            name: card.name,
            url: absolute(cardHref(card, site.locale, query)),
          })),
        ),
      ],
    },
    site,
  )
}

function placeParams({ region, town }: ListingPageData): { state?: string; location?: string } {
  return {
    ...(region && { state: region.slug }),
    ...(town && { location: town.slug }),
  }
}
