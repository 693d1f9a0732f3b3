import { startContractFileSweep } from '~/features/contracts/files/sweep-contract-files.server'
import { startContractReminders } from '~/features/contracts/reminders/start-reminders.server'
import { hasCatalogue, startCatalogue } from '~/features/catalogue/store/catalogue-store.server'
import { hasRedirects, startRedirects } from '~/features/redirects/redirect-store.server'
import { startFileRetention } from '~/features/staff/files/file-retention.server'
import { startStaffSessions } from '~/features/staff/session/staff-sessions.server'
import { startPrivateStore } from '~/platform/files/store/private-store.server'
import type { Feature } from './feature'
import { startOutbox } from './start-outbox.server'
import {
  isOutboxUsable,
  isPrivateStoreUsable,
  isSessionStoreUsable,
  cacheCheck,
} from './store-checks.server'

/** The features that must be started and stopped. */
export const siteFeatures: readonly Feature[] = [
  { name: 'catalogue', start: startCatalogue, isReady: hasCatalogue },
  { name: 'redirects', start: startRedirects, isReady: hasRedirects },
  // If the disk is not writable, pages are still served while forms answer 503, so `/ready` reports it.
  { name: 'outbox', start: startOutbox, isReady: cacheCheck(isOutboxUsable) },
  { name: 'private files', start: startPrivateStore, isReady: cacheCheck(isPrivateStoreUsable) },
  { name: 'file retention', start: startFileRetention, isReady: () => true },
  { name: 'contract files', start: startContractFileSweep, isReady: () => true },
  { name: 'contract reminders', start: startContractReminders, isReady: () => true },
  { name: 'staff sessions', start: startStaffSessions, isReady: cacheCheck(isSessionStoreUsable) },
]
