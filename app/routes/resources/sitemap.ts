import { sitemapEntries } from '~/features/sitemap/sitemap-entries.server'
import { env } from '~/platform/env/env.server'
import { cacheControl } from '~/platform/page-cache/cache-policy'
import { renderSitemap } from '~/routing/render-sitemap'

export async function loader() {
  return new Response(renderSitemap(await sitemapEntries(), env.SITE_ORIGIN), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': cacheControl.sitemap,
    },
  })
}
