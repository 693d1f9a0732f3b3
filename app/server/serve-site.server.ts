import type { ServerBuild } from '@remix-run/node'
import { countRentals } from '~/features/catalogue/store/catalogue-store.server'
import { findRedirect } from '~/features/redirects/redirect-store.server'
import { sitemapEntries } from '~/features/sitemap/sitemap-entries.server'
import { visitRecorder } from '~/features/visits/visits.server'
import { env } from '~/platform/env/env.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { alternates } from '~/routing/alternates'
import { siteFeatures } from './start/site-features.server'
import { startSite } from './start/start-site.server'
import { warnOfUnmovedStores } from './start/warn-of-unmoved-stores.server'
import { withRedirects } from './pages/with-redirects.server'

/** Pages that are rendered in the background after a start. Others are rendered on their first request. */
const maxWarmPages = 1000

/** Starts the server with the features of this site. `folder` is where the build lies, as an absolute path. */
export function serveSite({ build, folder }: { build: ServerBuild; folder: string }) {
  void warnOfUnmovedStores(env)
  return startSite({
    build: withRedirects(build, findRedirect),
    buildFolder: folder,
    features: siteFeatures,
    findRedirect,
    visits: visitRecorder(),
    figures: () => outbox().figures(),
    gauges: {
      rentals: countRentals,
      outbox: async () => ({
        ...(await outbox().figures()),
        oldestAcceptedAt: await outbox().findOldestWaiting(),
      }),
    },
    warmUp: async () =>
      (await sitemapEntries())
        .slice(0, maxWarmPages)
        .flatMap(({ page, translations }) => alternates(page, translations))
        .filter(({ hrefLang }) => hrefLang !== 'x-default')
        .map(({ path }) => path)
        .slice(0, maxWarmPages),
  })
}
