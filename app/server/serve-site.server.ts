import type { ServerBuild } from '@remix-run/node'
import { startContractReminders } from '~/features/contracts/reminders/start-reminders.server'
import { hasCatalogue, startCatalogue } from '~/features/listings/catalogue-store.server'
import {
  findRedirect,
  hasRedirects,
  startRedirects,
} from '~/features/redirects/redirect-store.server'
import { startFileRetention } from '~/features/staff/files/file-retention.server'
import { startStaffSessions } from '~/features/staff/session/staff-sessions.server'
import { sitemapEntries } from '~/features/site/sitemap-entries.server'
import { startPrivateStore } from '~/platform/files/store/private-store.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { alternates } from '~/routing/alternates'
import { startSite } from './start-site.server'
import { submissionKinds } from './submission-kinds.server'
import { withRedirects } from './with-redirects.server'

/** Pages rendered ahead of visitors after a start; the rest are rendered when first asked for. */
const warmedAtMost = 1000

/** Starts this site: the server with the features that need a start of their own. */
export function serveSite({ build }: { build: ServerBuild }) {
  return startSite({
    build: withRedirects(build, findRedirect),
    features: [
      { name: 'catalogue', start: startCatalogue, isReady: hasCatalogue },
      { name: 'redirects', start: startRedirects, isReady: hasRedirects },
      // Reading goes on where nothing can be written: forms then answer 503 by themselves.
      { name: 'outbox', start: () => outbox().start(submissionKinds), isReady: () => true },
      { name: 'private files', start: startPrivateStore, isReady: () => true },
      { name: 'file retention', start: startFileRetention, isReady: () => true },
      { name: 'contract reminders', start: startContractReminders, isReady: () => true },
      { name: 'staff sessions', start: startStaffSessions, isReady: () => true },
    ],
    figures: () => outbox().figures(),
    warmUp: async () =>
      (await sitemapEntries())
        .flatMap(({ page, twins }) => alternates(page, twins))
        .filter(({ hrefLang }) => hrefLang !== 'x-default')
        .map(({ path }) => path)
        .slice(0, warmedAtMost),
  })
}
