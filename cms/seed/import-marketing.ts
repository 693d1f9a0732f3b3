import type { UID } from '@strapi/strapi'
import type { EntrySources } from './entry-data'
import { importBlog } from './import-blog'
import { importDocumentPages } from './import-document-pages'
import { importLegal } from './import-legal'
import { importLandings } from './import-landings'
import type { PictureLibrary } from './import-pictures'
import { importNewsletter } from './import-newsletter'
import { importTeam } from './import-team'
import type { TaxonomyIds } from './import-taxonomies'
import { importTexts } from './import-texts'
import type { SeedContext } from './seed-context'

/** Landings, the blog, the team and the texts around forms. */
export async function importMarketing(
  context: SeedContext,
  ids: TaxonomyIds,
  pictures: PictureLibrary,
): Promise<void> {
  const sources: EntrySources = {
    strapi: context.strapi,
    pictures,
    entries: {
      'api::region.region': ids.regions,
      'api::town.town': ids.towns,
      'api::payment-method.payment-method': ids.paymentMethods,
    } satisfies Partial<Record<UID.ContentType, Map<string, string>>>,
  }
  await importTeam(context, sources)
  await importBlog(context, sources)
  await importNewsletter(context, sources)
  await importTexts(context, sources)
  await importLegal(context, sources)
  await importDocumentPages(context, sources)
  await importLandings(context, sources)
}
