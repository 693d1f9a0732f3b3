import type { Core } from '@strapi/strapi'
import { sendWebhook, type ContentChange } from './send-webhook'
import { raiseRevision } from './content-revision'

/**
 * Raises the revision in the transaction of the change itself, and announces the change once that
 * transaction is committed: the site never asks for something that is not there yet.
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

/** The import of the demo content writes thousands of entries and announces none. */
export function isSeeding(strapi: Core.Strapi): boolean {
  return strapi.config.get('seeding', false)
}
