import type { ServerBuild } from '@remix-run/node'
import { findRedirect } from '~/features/redirects/redirect-store.server'
import { sitemapEntries } from '~/features/sitemap/sitemap-entries.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { alternates } from '~/routing/alternates'
import { siteFeatures } from './start/site-features.server'
import { startSite } from './start/start-site.server'
import { withRedirects } from './pages/with-redirects.server'

/** Pages that are rendered in the background after a start. Others are rendered on their first request. */
const maxWarmPages = 1000

/** Starts the server with the features of this site. */
export function serveSite({ build }: { build: ServerBuild }) {
  return startSite({
    build: withRedirects(build, findRedirect),
    features: siteFeatures,
    findRedirect,
    figures: () => outbox().figures(),
    warmUp: async () =>
      (await sitemapEntries())
        .flatMap(({ page, translations }) => alternates(page, translations))
        .filter(({ hrefLang }) => hrefLang !== 'x-default')
        .map(({ path }) => path)
        .slice(0, maxWarmPages),
  })
}
