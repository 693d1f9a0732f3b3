import { errors } from '@strapi/utils'
import type { UID } from '@strapi/strapi'
import type { Context } from 'koa'
import * as z from 'zod'
import { translate } from '../labels/translate'
import { nameOfDocument } from './entry-name'
import { findFaults } from './guard-publishing'

type Handler = (ctx: Context) => Promise<unknown>

/** The message stays readable; its other entries are counted. */
const maxNamed = 5

const bodySchema = z.object({ documentIds: z.array(z.string()), locale: z.unknown() })

/**
 * Names the entries with faults when several are published together from a list. Strapi then publishes none of them,
 * and passes on the faults of one without its name.
 */
export function nameRejectedEntries(publishSeveral: Handler): Handler {
  return async (ctx) => {
    try {
      return await publishSeveral(ctx)
    } catch (error) {
      const body = bodySchema.safeParse((ctx.request as { body?: unknown }).body).data
      if (!body || !(error instanceof errors.ValidationError)) throw error
      const rejected = await listRejected(ctx.params.model, body.documentIds, body.locale)
      if (rejected.length === 0) throw error
      throw new errors.ValidationError(
        translate('None of them was published. {faults}', { faults: formatRejected(rejected) }),
      )
    }
  }
}

/** The faults of each entry that has any, after its name. */
async function listRejected(
  model: UID.ContentType,
  documentIds: readonly string[],
  locale: unknown,
): Promise<string[]> {
  const rejected: string[] = []
  for (const documentId of documentIds) {
    const faults = await findFaults(strapi, model, documentId, locale)
    if (faults.length === 0) continue
    const name = await nameOfDocument(strapi, model, documentId, locale)
    rejected.push(translate('"{name}": {faults}', { name, faults: faults.join(' ') }))
  }
  return rejected
}

function formatRejected(rejected: readonly string[]): string {
  const named = rejected.slice(0, maxNamed).join(' ')
  const count = rejected.length - maxNamed
  return count > 0
    ? `${named} ${translate('Further ones with faults: {count}.', { count })}`
    : named
}
