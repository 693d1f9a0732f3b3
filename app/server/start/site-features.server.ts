import { startReleases } from '~/features/booking-confirmations/release/start-releases.server'
import { startFeedReader } from '~/features/calendar-feeds/start-feed-reader.server'
import { hasCatalogue, startCatalogue } from '~/features/catalogue/store/catalogue-store.server'
import { startSignatureMails } from '~/features/contracts/emails/queue-missed-signed-emails.server'
import { startInquiryFileSweep } from '~/features/contract-inquiries/sweep-inquiry-files.server'
import { startContractFileSweep } from '~/features/contracts/files/sweep-contract-files.server'
import { checkSigningCertificate } from '~/features/contracts/pdf-signature/signing-certificate.server'
import { startContractReminders } from '~/features/contracts/reminders/start-reminders.server'
import { startOfferMails } from '~/features/offers/emails/queue-missed-offer-emails.server'
import { startSubscriptionReminders } from '~/features/leads/subscription/start-reminders.server'
import { startPaymentReminders } from '~/features/payments/reminders/start-payment-reminders.server'
import { hasRedirects, startRedirects } from '~/features/redirects/redirect-store.server'
import { startReviewMails } from '~/features/reviews/announce/queue-review-received-emails.server'
import { startReviewRequests } from '~/features/reviews/ask/start-review-requests.server'
import { startFileRetention } from '~/features/staff/files/file-retention.server'
import { staffSessions, startStaffSessions } from '~/features/staff/session/staff-sessions.server'
import { startVisits } from '~/features/visits/visits.server'
import { cmsTarget, onCmsReturn } from '~/platform/content/fetch-cms.server'
import { startPrivateStore } from '~/platform/files/store/private-store.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { startSharedLimits } from '~/platform/nodes/start-shared-limits.server'
import { isFirstWorker } from '~/platform/process/web-worker.server'
import type { Feature } from './feature'
import { cacheCheck, isPrivateStoreUsable } from './store-checks.server'
import { submissionKinds } from './submission-kinds.server'

/** Jobs that one process of the machine does for all, and one node where several share a database. */
const jobs: readonly Feature[] = [
  { name: 'file retention', start: startFileRetention },
  { name: 'contract files', start: startContractFileSweep },
  { name: 'inquiry files', start: startInquiryFileSweep },
  { name: 'signature e-mails', start: startSignatureMails },
  { name: 'calendar feeds', start: startFeedReader },
  { name: 'offer e-mails', start: startOfferMails },
  { name: 'contract reminders', start: startContractReminders },
  { name: 'review requests', start: startReviewRequests },
  { name: 'review e-mails', start: startReviewMails },
  { name: 'subscription reminders', start: startSubscriptionReminders },
  { name: 'payment reminders', start: startPaymentReminders },
  { name: 'arrival instructions', start: startReleases },
]

/** The features that must be started and stopped. */
export const siteFeatures: readonly Feature[] = [
  { name: 'catalogue', start: startCatalogue, isReady: hasCatalogue },
  { name: 'redirects', start: startRedirects, isReady: hasRedirects },
  // If a store is not writable, pages are still served while forms answer 503, so `/ready` reports it.
  { name: 'outbox', start: startOutbox, isReady: cacheCheck(() => outbox().canWrite()) },
  { name: 'private files', start: startPrivateStore, isReady: cacheCheck(isPrivateStoreUsable) },
  {
    name: 'staff sessions',
    start: startStaffSessions,
    isReady: cacheCheck(() => staffSessions().canWrite()),
  },
  { name: 'PDF signature', start: checkSigningCertificate },
  { name: 'shared limits', start: startSharedLimits },
  { name: 'visits', start: startVisits },
  ...(isFirstWorker ? jobs : []),
]

/** Starts the outbox worker. Deliveries that failed because the CMS was down are retried when it is back. */
async function startOutbox(): Promise<() => Promise<void>> {
  const stop = await outbox().start(submissionKinds)
  const stopListening = onCmsReturn(() => outbox().retryFor(cmsTarget))
  return async () => {
    stopListening()
    await stop()
  }
}
