import type { MetaDescriptor } from '@remix-run/node'
import type { SiteData } from '../read-site-data.server'

/** Head of a page that is over or was never there: the site's own, kept out of search engines. */
export function goneHead(site: SiteData | undefined): MetaDescriptor[] {
  if (!site) return []
  const { brandName, defaultMetaDescription } = site.settings
  return [
    { title: brandName },
    { name: 'description', content: defaultMetaDescription },
    { name: 'robots', content: 'noindex' },
  ]
}
