import { environment } from '../src/environment/environment'
import type { RentalSeed } from './content/types'
import { importContracts } from './import-contracts'
import { importFeeds } from './import-feeds'
import { importMarketing } from './import-marketing'
import { importPages } from './import-pages'
import { importPictures } from './import-pictures'
import { importRentals } from './import-rentals'
import { importReviews } from './import-reviews'
import { importStays } from './import-stays'
import { importTaxonomies } from './import-taxonomies'
import type { PicturePlan } from './pictures/plan'
import type { SeedContext } from './seed-context'

type DemoContent = {
  rentals: readonly RentalSeed[]
  plan: PicturePlan
  /** The folder of the media library. */
  uploads: string
}

/** Puts the demo content where it is missing; run again, it writes nothing. */
export async function importDemoContent(
  context: SeedContext,
  { rentals, plan, uploads }: DemoContent,
): Promise<void> {
  const { strapi } = context
  // One change of the revision at the end stands for them all.
  strapi.config.set('seeding', true)
  await pragma(context, 'synchronous = off')
  const pictures = await importPictures(context, plan, uploads)
  const ids = await importTaxonomies(context)
  await importRentals(context, rentals, ids, pictures)
  await importReviews(context, rentals)
  await importPages(context, ids, pictures)
  await importMarketing(context, ids, pictures)
  await importContracts(context)
  if (environment().DEMO_STAYS === 'on') {
    await importStays(context, rentals)
    await importFeeds(context)
  }
  await pragma(context, 'synchronous = full')
  await pragma(context, 'wal_checkpoint(truncate)')
  // The planner would take the filled tables for the empty ones that it saw last.
  await strapi.db.connection.raw('analyze')
}

async function pragma({ strapi }: SeedContext, statement: string): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return
  await strapi.db.connection.raw(`pragma ${statement}`)
}
