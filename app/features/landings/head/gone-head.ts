import type { MetaDescriptor } from '@remix-run/node'
import type { SiteFrameData } from '~/features/site/read-site-frame.server'

/** Head of a landing that cannot be shown: the site's own, kept out of search engines. */
export function goneHead(frame: SiteFrameData | undefined): MetaDescriptor[] {
  if (!frame) return []
  const { brandName, defaultMetaDescription } = frame.settings
  return [
    { title: brandName },
    { name: 'description', content: defaultMetaDescription },
    { name: 'robots', content: 'noindex' },
  ]
}
