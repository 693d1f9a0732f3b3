import { startContractFileSweep } from '~/features/contracts/files/sweep-contract-files.server'
import { startContractReminders } from '~/features/contracts/reminders/start-reminders.server'
import { hasCatalogue, startCatalogue } from '~/features/listings/catalogue-store.server'
import { hasRedirects, startRedirects } from '~/features/redirects/redirect-store.server'
import { startFileRetention } from '~/features/staff/files/file-retention.server'
import { startStaffSessions } from '~/features/staff/session/staff-sessions.server'
import { startPrivateStore } from '~/platform/files/store/private-store.server'
import { outbox } from '~/platform/outbox/outbox.server'
import type { Feature } from './feature'
import { submissionKinds } from './submission-kinds.server'

/** The features of this site that need a start of their own. */
export const siteFeatures: readonly Feature[] = [
  { name: 'catalogue', start: startCatalogue, isReady: hasCatalogue },
  { name: 'redirects', start: startRedirects, isReady: hasRedirects },
  // Reading goes on where nothing can be written: forms then answer 503 by themselves.
  { name: 'outbox', start: () => outbox().start(submissionKinds), isReady: () => true },
  { name: 'private files', start: startPrivateStore, isReady: () => true },
  { name: 'file retention', start: startFileRetention, isReady: () => true },
  { name: 'contract files', start: startContractFileSweep, isReady: () => true },
  { name: 'contract reminders', start: startContractReminders, isReady: () => true },
  { name: 'staff sessions', start: startStaffSessions, isReady: () => true },
]
