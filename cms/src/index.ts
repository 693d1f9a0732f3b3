import type { Core } from '@strapi/strapi'
import { guardBookings } from './bookings/guard-bookings'
import { guardCalendarFeeds } from './calendar-feeds/guard-calendar-feeds'
import { ensureRevision } from './changes/content-revision'
import { recordDocumentChanges } from './changes/record-document-changes'
import { recordFileChanges } from './changes/record-file-changes'
import { fillEarlierContracts } from './contracts/contract-activity'
import { guardContractLog } from './contracts/guard-log'
import { guardContractTemplates } from './contracts/guard-templates'
import { restrictDataFolder } from './environment/restrict-data-folder'
import { environment } from './environment/environment'
import { duplicateLanguages } from './languages/duplicate-languages'
import { sharePublishedFields } from './languages/share-published-fields'
import { shareRelations } from './languages/share-relations'
import { registerMailProvider } from './mail/send-mail'
import { registerPanelRoutes } from './panel-api/routes'
import { explainDeletedTargets } from './publishing/explain-deleted-targets'
import { guardDeletion } from './publishing/guard-deletion'
import { guardPictures } from './publishing/guard-pictures'
import { guardPromotions } from './publishing/guard-promotions'
import { guardPublishing } from './publishing/guard-publishing'
import { guardSlugs } from './publishing/guard-slugs'
import { scheduleImports } from './rental-table/import/run-imports'
import { guardRedirects } from './redirects/guard-redirects'
import { scheduleFormerSlugCleanup } from './redirects/former-slug-cleanup'
import { keepFormerSlugs } from './redirects/keep-former-slugs'
import { scheduleEndOfHolds } from './reservations/end-holds'
import { guardReservations } from './reservations/guard-reservations'
import { ensureApiTokens } from './setup/api-tokens'
import { ensureFirstAdministrator } from './setup/first-administrator'
import { addForeignKeysOnce } from './setup/foreign-keys'
import { guardRelations } from './setup/guard-relations'
import { ensureIndexes } from './setup/indexes'
import { ensureLocales } from './setup/locales'
import { ensureMediaFolders } from './setup/media-folders'
import { rejectUploads } from './setup/reject-uploads'
import { ensureRoles } from './setup/roles'
import { requireOwnDatabase } from './setup/require-own-database'
import { dropEarlierTeamPages } from './setup/drop-earlier-team-pages'
import { disableTypeBuilder } from './setup/disable-type-builder'
import { sortUploads } from './setup/upload-folders'
import { orientUploads } from './setup/orient-uploads'
import { applyViews } from './setup/views/apply-views'
import { guardPanel } from './staff/guard-panel'
import { beginEarlierStays } from './stays/begin-earlier-stays'
import { guardStays } from './stays/guard-stays'
import { guardSubmissions } from './submissions/guard-submissions'
import { confirmEarlierSubscribers } from './submissions/confirm-earlier-subscribers'
import { scheduleSubscriptionCleanup } from './submissions/delete-unconfirmed-subscriptions'
import { hideUnconfirmedSubscriptions } from './submissions/hide-unconfirmed-subscriptions'

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    restrictDataFolder(environment().dataDirectory)
    await requireOwnDatabase(strapi, environment())
    addForeignKeysOnce(strapi)
    guardPanel(strapi)
    guardRelations(strapi)
    registerPanelRoutes(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const settings = environment()
    // What Strapi keeps in its database about itself.
    await ensureIndexes(strapi)
    await ensureLocales(strapi)
    await ensureRevision(strapi)
    await ensureApiTokens(strapi, settings)
    await ensureRoles(strapi)
    await disableTypeBuilder(strapi)
    await ensureMediaFolders(strapi)
    await orientUploads(strapi)
    await applyViews(strapi)
    await ensureFirstAdministrator(strapi, settings)
    registerMailProvider(strapi, settings)
    // Uploads.
    sortUploads(strapi)
    rejectUploads(strapi)
    guardPictures(strapi)
    // Migrations of what earlier versions stored.
    await dropEarlierTeamPages(strapi)
    await confirmEarlierSubscribers(strapi)
    await beginEarlierStays(strapi)
    await fillEarlierContracts(strapi)
    // Document middlewares, the outermost first: a rejected or rolled back change is neither shared nor announced.
    explainDeletedTargets(strapi)
    recordDocumentChanges(strapi)
    guardSubmissions(strapi)
    hideUnconfirmedSubscriptions(strapi)
    guardContractLog(strapi)
    guardContractTemplates(strapi)
    guardBookings(strapi)
    guardStays(strapi)
    guardReservations(strapi)
    guardCalendarFeeds(strapi)
    guardSlugs(strapi)
    guardDeletion(strapi)
    guardPublishing(strapi)
    guardPromotions(strapi)
    guardRedirects(strapi)
    keepFormerSlugs(strapi)
    shareRelations(strapi)
    sharePublishedFields(strapi)
    duplicateLanguages(strapi)
    recordFileChanges(strapi)
    // Periodic jobs.
    await scheduleSubscriptionCleanup(strapi)
    await scheduleFormerSlugCleanup(strapi)
    await scheduleEndOfHolds(strapi)
    scheduleImports(strapi)
  },
}
