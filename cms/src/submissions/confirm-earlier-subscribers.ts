import type { Core } from '@strapi/strapi'

type Database = { db: Pick<Core.Strapi['db'], 'connection'> }

/** Migration: subscriptions from before e-mail confirmation count as confirmed, on the day of their request. */
export async function confirmEarlierSubscribers({ db }: Database): Promise<void> {
  await db
    .connection('leads')
    .where({ kind: 'subscription' })
    .whereNull('subscription')
    .whereNotNull('subscriber')
    .update({ subscription: 'confirmed', confirmed_at: db.connection.ref('received_at') })
}
