import type { ServerBuild } from '@remix-run/node'
import { hasCatalogue, startCatalogue } from '~/features/listings/catalogue-store.server'
import { sitemapEntries } from '~/features/site/sitemap-entries.server'
import { startPrivateStore } from '~/platform/files/store/private-store.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { alternates } from '~/routing/alternates'
import { startSite } from './start-site.server'
import { submissionKinds } from './submission-kinds.server'

/** Pages rendered ahead of visitors after a start; the rest are rendered when first asked for. */
const warmedAtMost = 1000

/** Starts this site: the server with the features that need a start of their own. */
export function serveSite({ build }: { build: ServerBuild }) {
  return startSite({
    build,
    features: [
      { name: 'catalogue', start: startCatalogue, isReady: hasCatalogue },
      // Reading goes on where nothing can be written: forms then answer 503 by themselves.
      { name: 'outbox', start: () => outbox().start(submissionKinds), isReady: () => true },
      { name: 'private files', start: startPrivateStore, isReady: () => true },
    ],
    figures: () => outbox().figures(),
    warmUp: () =>
      sitemapEntries()
        .flatMap(({ page, twins }) => alternates(page, twins))
        .filter(({ hrefLang }) => hrefLang !== 'x-default')
        .map(({ path }) => path)
        .slice(0, warmedAtMost),
  })
}
