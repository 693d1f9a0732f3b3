import type { Core } from '@strapi/strapi'
import { sendWebhook, type ContentChange } from './send-webhook'
import { raiseRevision } from './content-revision'

/**
 * Raises the revision in the transaction of the change, and sends the webhook after its commit, so that the site
 * never reads uncommitted content.
 */
export async function recordChange(
  strapi: Core.Strapi,
  change: Omit<ContentChange, 'revision' | 'previous'>,
): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    const raised = await raiseRevision(strapi)
    onCommit(() => void sendWebhook(strapi, { ...change, ...raised }))
  })
}

/** The demo import writes thousands of entries and sends no webhooks. */
export function isSeeding(strapi: Core.Strapi): boolean {
  return strapi.config.get('seeding', false)
}
