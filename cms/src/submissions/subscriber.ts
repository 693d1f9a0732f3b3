import type { Core } from '@strapi/strapi'

/** What two spellings of one e-mail have in common. */
export function subscriberOf(email: string): string {
  return email.normalize('NFC').toLowerCase()
}

/** Whether an e-mail is subscribed, capitals or not. */
export async function isSubscribed(strapi: Core.Strapi, email: string): Promise<boolean> {
  const where = { subscriber: subscriberOf(email) }
  return (await strapi.db.query('api::lead.lead').count({ where })) > 0
}
