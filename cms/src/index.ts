import type { Core } from '@strapi/strapi'
import { guardBookings } from './bookings/guard-bookings'
import { ensureRevision } from './changes/content-revision'
import { watchDocuments } from './changes/record-document-changes'
import { watchFiles } from './changes/record-file-changes'
import { guardLog } from './contracts/guard-log'
import { guardTemplates } from './contracts/guard-templates'
import { closeDataToOthers } from './environment/restrict-data-folder'
import { environment } from './environment/environment'
import { duplicateLanguages } from './languages/duplicate-languages'
import { shareRelations } from './languages/share-relations'
import { usePanelMail } from './mail/send-mail'
import { registerPresets } from './presets/preset-route'
import { guardDeletion } from './publishing/guard-deletion'
import { guardPublishing } from './publishing/guard-publishing'
import { guardSlugs } from './publishing/guard-slugs'
import { registerPublishCheck } from './publishing/publish-check-route'
import { guardRedirects } from './redirects/guard-redirects'
import { keepFormerSlugs } from './redirects/keep-former-slugs'
import { ensureApiTokens } from './setup/api-tokens'
import { ensureFirstAdministrator } from './setup/first-administrator'
import { ensureLocales } from './setup/locales'
import { ensureMediaFolders } from './setup/media-folders'
import { ensureRoles } from './setup/roles'
import { tuneSqlite } from './setup/sqlite'
import { closeTypeBuilder } from './setup/type-builder'
import { sortUploads } from './setup/upload-folders'
import { applyViews } from './setup/views/apply-views'
import { guardPanel } from './staff/guard-panel'
import { registerLeadExport } from './submissions/csv/export-route'
import { guardSubmissions } from './submissions/guard-submissions'
import { keepEarlierSubscribers } from './submissions/confirm-earlier-subscribers'
import { registerLeadFiles } from './submissions/lead-files-route'
import { showSubscribers } from './submissions/hide-unconfirmed-subscriptions'
import { registerWaitingSubmissions } from './submissions/pending-route'

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    closeDataToOthers(environment().dataDirectory)
    guardPanel(strapi)
    registerPublishCheck(strapi)
    registerWaitingSubmissions(strapi)
    registerLeadExport(strapi)
    registerLeadFiles(strapi)
    registerPresets(strapi)
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const settings = environment()
    await tuneSqlite(strapi)
    await ensureLocales(strapi)
    await ensureRevision(strapi)
    await ensureApiTokens(strapi, settings)
    await ensureRoles(strapi)
    await closeTypeBuilder(strapi)
    await ensureMediaFolders(strapi)
    await applyViews(strapi)
    await ensureFirstAdministrator(strapi, settings)
    usePanelMail(strapi, settings)
    sortUploads(strapi)
    await keepEarlierSubscribers(strapi)
    // The outermost first: a refused or half-done change is neither shared nor announced.
    watchDocuments(strapi)
    guardSubmissions(strapi)
    showSubscribers(strapi)
    guardLog(strapi)
    guardTemplates(strapi)
    guardBookings(strapi)
    guardSlugs(strapi)
    guardDeletion(strapi)
    guardPublishing(strapi)
    guardRedirects(strapi)
    keepFormerSlugs(strapi)
    shareRelations(strapi)
    duplicateLanguages(strapi)
    watchFiles(strapi)
  },
}
