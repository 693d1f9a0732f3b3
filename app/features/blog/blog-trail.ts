import type { TrailStep } from '~/features/site/head/page-trail'
import { pageTrail } from '~/features/site/head/page-trail'
import type { SiteData } from '~/features/site/read-site-data.server'
import { href } from '~/routing/href'

/** The way from the home page to the blog or one of its posts, as the breadcrumb shows it. */
export function blogTrail(
  title: string,
  site: Pick<SiteData, 'locale' | 'settings'>,
  post?: { slug: string; name: string },
): TrailStep[] {
  const { locale } = site
  const blog = { name: title, path: href('blog', locale) }
  if (!post) return pageTrail(site, blog)
  const { slug, name } = post
  return pageTrail(site, blog, { name, path: href('blogPost', locale, { slug }) })
}
