import type { Core, UID } from '@strapi/strapi'
import { presetBlocks } from './preset-blocks'
import type { PresetKey } from './preset-keys'

/** Why nothing was filled in. */
type Reason = 'missing' | 'notEmpty'

/**
 * Puts the blocks of a preset into every language of a landing that has none yet. What editors
 * wrote is never replaced.
 */
export async function fillFromPreset(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  preset: PresetKey,
): Promise<Reason | null> {
  const drafts = await strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: null },
    populate: { blocks: true },
  })
  if (drafts.length === 0) return 'missing'
  if (drafts.some(({ blocks }) => blocks?.length > 0)) return 'notEmpty'
  await strapi.db.transaction(async () => {
    for (const { locale } of drafts) {
      const data = { blocks: presetBlocks(preset, locale) }
      await strapi.documents(uid).update({ documentId, locale, data })
    }
  })
  return null
}
