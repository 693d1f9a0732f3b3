import type { MetaDescriptor } from '@remix-run/node'
import type { Locale } from '~content/locale'
import type { Picture } from '~content/picture'
import { pictureAddress } from '~/platform/pictures/picture-address'
import { alternates } from '~/routing/alternates'
import { href, type PageParams } from '~/routing/href'
import type { PageName } from '~/routing/table'
import { translationsOf, type Translations } from '~/routing/translations'
import type { SiteData } from '../read-site-data.server'

export type PageHead = {
  title: string
  description: string
  page: PageName
  params?: PageParams
  /** Where absent, the page exists in both languages under the same parameters. */
  translations?: Translations
  picture?: Pick<Picture, 'hash'> | null
  /** Kept out of search engines, e.g. filtered lists. */
  noIndex?: boolean
  /** Set on pages with an author. */
  article?: ArticleFacts
  structuredData?: object[]
}

/** Moments in ISO 8601, days alone where the hour says nothing. */
type ArticleFacts = { published: string; modified: string; author: string; tags: string[] }

const openGraphLocales: Record<Locale, string> = { en: 'en_US', es: 'es_GT' }
const shareWidth = 1280

/** Title, description, canonical, hreflang, Open Graph and JSON-LD of a page, absolute by configuration. */
export function pageHead(head: PageHead, site: SiteData): MetaDescriptor[] {
  const { settings, locale, origin } = site
  const absolute = (path: string) => new URL(path, origin).href
  const canonical = absolute(href(head.page, locale, head.params))
  const picture = head.picture ?? settings.sharePicture
  const title = head.title.includes(settings.brandName)
    ? head.title
    : `${head.title} · ${settings.brandName}`
  return [
    { title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates(head.page, head.translations ?? translationsOf(head.params ?? {})).map(
      ({ hrefLang, path }) => ({
        tagName: 'link' as const,
        rel: 'alternate',
        hrefLang,
        href: absolute(path),
      }),
    ),
    ...(head.noIndex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:type', content: head.article ? 'article' : 'website' },
    ...(head.article ? articleTags(head.article) : []),
    { property: 'og:site_name', content: settings.brandName },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: openGraphLocales[locale] },
    ...(picture
      ? [
          { property: 'og:image', content: absolute(pictureAddress(picture, shareWidth, 'jpg')) },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(head.structuredData ?? []).map((data) => ({ 'script:ld+json': data as never })),
  ]
}

function articleTags({ published, modified, author, tags }: ArticleFacts): MetaDescriptor[] {
  return [
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: modified },
    ...(author ? [{ name: 'author', content: author }] : []),
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ]
}
