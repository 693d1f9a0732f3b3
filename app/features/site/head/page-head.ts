import type { MetaDescriptor } from '@remix-run/node'
import type { Locale } from '~content/locale'
import type { Picture } from '~content/picture'
import type { Seo } from '~content/seo'
import { shareSize } from '~content/share-path'
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
  /** Shared where nothing is drawn for the page. */
  picture?: Pick<Picture, 'hash'> | null
  /** An editor's own picture in it is shared as it is. */
  seo?: Seo | null
  /** The image with title and picture that the site draws. */
  drawn?: DrawnShareImage | null
  /** Kept out of search engines, e.g. filtered lists. */
  noIndex?: boolean
  /** Set on pages with an author. */
  article?: ArticleFacts
  structuredData?: object[]
}

/** A share image by its path; `alt` says what is written on it. */
export type DrawnShareImage = { path: string; alt: string }

/** Moments in ISO 8601, days alone where the hour says nothing. */
type ArticleFacts = { published: string; modified: string; author: string; tags: string[] }

const openGraphLocales: Record<Locale, string> = { en: 'en_US', es: 'es_GT' }
const shareWidth = 1280

/** Title, description, canonical, hreflang, Open Graph and JSON-LD of a page, absolute by configuration. */
export function pageHead(head: PageHead, site: SiteData): MetaDescriptor[] {
  const { settings, locale, origin } = site
  const absolute = (path: string) => new URL(path, origin).href
  const canonical = absolute(href(head.page, locale, head.params))
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
    ...imageTags(head, site),
    ...(head.structuredData ?? []).map((data) => ({ 'script:ld+json': data as never })),
  ]
}

function imageTags(
  { seo, drawn, picture, title }: PageHead,
  { settings, origin }: SiteData,
): MetaDescriptor[] {
  const own = seo?.sharePicture
  const plain = own ?? (drawn ? null : (picture ?? settings.sharePicture))
  const path = plain ? pictureAddress(plain, shareWidth, 'jpg') : drawn?.path
  if (!path) return []
  const size = own ? servedSize(own) : drawn && shareSize
  return [
    { property: 'og:image', content: new URL(path, origin).href },
    ...(size
      ? [
          { property: 'og:image:width', content: String(size.width) },
          { property: 'og:image:height', content: String(size.height) },
        ]
      : []),
    { property: 'og:image:alt', content: own || !drawn ? title : drawn.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Pictures are never enlarged. */
function servedSize({ width, height }: Pick<Picture, 'width' | 'height'>) {
  const served = Math.min(width, shareWidth)
  return { width: served, height: Math.round((height * served) / width) }
}

function articleTags({ published, modified, author, tags }: ArticleFacts): MetaDescriptor[] {
  return [
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: modified },
    ...(author ? [{ name: 'author', content: author }] : []),
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ]
}
