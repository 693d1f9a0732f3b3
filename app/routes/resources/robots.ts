import { env } from '~/platform/env/env.server'
import { cacheControl } from '~/platform/page-cache/cache-policy'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'

/** Search engines may read every page; the sitemap says which there are. */
export function loader() {
  const sitemap = new URL(resources.sitemap.path, new URL(href('home', 'en'), env.SITE_ORIGIN))
  const body = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${sitemap.href}`, ''].join('\n')
  return new Response(body, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.robots },
  })
}
