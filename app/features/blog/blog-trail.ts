import type { TrailStep } from '~/features/listings/listing-trail'
import type { SiteFrameData } from '~/features/site/read-site-frame.server'
import { href } from '~/routing/href'

/** The way from the home page to the blog or one of its posts, as the breadcrumb shows it. */
export function blogTrail(
  title: string,
  { locale, settings }: Pick<SiteFrameData, 'locale' | 'settings'>,
  post?: { slug: string; name: string },
): TrailStep[] {
  return [
    { name: settings.brandName, path: href('home', locale) },
    { name: title, path: href('blog', locale) },
    ...(post ? [{ name: post.name, path: href('blogPost', locale, { slug: post.slug }) }] : []),
  ]
}
