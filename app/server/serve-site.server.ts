import type { ServerBuild } from '@remix-run/node'
import { findRedirect } from '~/features/redirects/redirect-store.server'
import { sitemapEntries } from '~/features/sitemap/sitemap-entries.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { alternates } from '~/routing/alternates'
import { siteFeatures } from './site-features.server'
import { startSite } from './start-site.server'
import { withRedirects } from './with-redirects.server'

/** Pages rendered ahead of visitors after a start; the rest are rendered when first asked for. */
const warmedAtMost = 1000

/** Starts this site: the server with the features that need a start of their own. */
export function serveSite({ build }: { build: ServerBuild }) {
  return startSite({
    build: withRedirects(build, findRedirect),
    features: siteFeatures,
    findRedirect,
    figures: () => outbox().figures(),
    warmUp: async () =>
      (await sitemapEntries())
        .flatMap(({ page, twins }) => alternates(page, twins))
        .filter(({ hrefLang }) => hrefLang !== 'x-default')
        .map(({ path }) => path)
        .slice(0, warmedAtMost),
  })
}
