import type { Core } from '@strapi/strapi'

type Database = { db: Pick<Core.Strapi['db'], 'connection'> }

/** Who subscribed before subscriptions were confirmed by mail stays subscribed, from the day on which they did. */
export async function confirmEarlierSubscribers({ db }: Database): Promise<void> {
  await db
    .connection('leads')
    .where({ kind: 'subscription' })
    .whereNull('subscription')
    .whereNotNull('subscriber')
    .update({ subscription: 'confirmed', confirmed_at: db.connection.ref('received_at') })
}
