import type { Core } from '@strapi/strapi'
import { days } from '../content-types/duration'

export const formerSlugUid = 'api::former-slug.former-slug'

/** For so long visitors still follow links to a deleted rental: from mails, saved lists and other sites. */
const keptFor = days(365)
const everyNight = '0 23 3 * * *'

/** The day on which the facts of a rental that is deleted now are forgotten. */
export function dayToForget(): string {
  return new Date(Date.now() + keptFor).toISOString().slice(0, 10)
}

/** Forgets deleted rentals after their time, now and every night. */
export async function scheduleFormerSlugCleanup(strapi: Core.Strapi): Promise<void> {
  const task = () => forgetDeleted(strapi)
  strapi.cron.add({ forgetDeletedRentals: { task, options: { rule: everyNight } } })
  await task()
}

async function forgetDeleted(strapi: Core.Strapi): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const where = { forgetOn: { $lte: today } }
  const rows = await strapi.db.query(formerSlugUid).findMany({ where, select: ['documentId'] })
  for (const { documentId } of rows) await strapi.documents(formerSlugUid).delete({ documentId })
}
