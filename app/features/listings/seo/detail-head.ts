import type { MetaDescriptor } from '@remix-run/node'
import { pageHead } from '~/features/site/head/page-head'
import type { SiteData } from '~/features/site/read-site-data.server'
import { pictureAddress } from '~/platform/pictures/picture-address'
import { listingTrail } from './listing-trail'
import { listingData } from './listing-structured-data'
import type { DetailPageData } from '../detail/read-detail-page.server'
import { breadcrumbData } from '~/features/site/head/structured-data'

const structuredPictureWidth = 1280
const descriptionLength = 155

export function detailHead(
  { listing, translations, shareUrl, drawn }: DetailPageData,
  site: SiteData | undefined,
): MetaDescriptor[] {
  if (!site) return []
  const { origin } = site
  const absolute = (path: string) => new URL(path, origin).href
  const images = listing.gallery.map(({ picture }) =>
    absolute(pictureAddress(picture, structuredPictureWidth, 'jpg')),
  )
  return pageHead(
    {
      title: listing.seo?.metaTitle ?? `${listing.name} · ${listing.town.name}`,
      description:
        listing.seo?.metaDescription ??
        shortened(`${listing.title} ${listing.descriptionText}`, descriptionLength),
      page: `${listing.section}Detail`,
      params: { state: listing.region.slug, location: listing.town.slug, slug: listing.slug },
      translations,
      seo: listing.seo,
      drawn,
      structuredData: [
        breadcrumbData(
          listingTrail(listing, site).map(({ name, path }) => ({ name, url: absolute(path) })),
        ),
        listingData(listing, { url: shareUrl, images }),
      ],
    },
    site,
  )
}

/** At most `length` characters, ending after a whole word. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
