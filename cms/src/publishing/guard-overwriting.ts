import { contentTypes, errors } from '@strapi/utils'
import type { UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { translate } from '../labels/translate'
import { overwritingCode } from './overwriting-code'

type Handler = (ctx: Context) => Promise<unknown>

/** When somebody saved an entry in a language last, as its draft says (UTC), and who. */
type Edit = { at: string; by: number; name: string }

/** The last saves in the panel since this start, by entry and language. */
const edits = new Map<string, Edit>()
const mostEdits = 5000

/**
 * Lets a form of the panel save only on top of what its editor saw: Strapi would overwrite what somebody else saved since then.
 * The form sends when the version was saved that it shows (`admin/form/seen-versions.ts`). Other languages are not compared, since Strapi copies shared fields
 * into them with each save.
 */
export function guardOverwriting(save: Handler): Handler {
  return async (ctx) => {
    const { body } = ctx.request as { body?: Record<string, unknown> }
    const { model, id = '' } = ctx.params
    const locale = ctx.query.locale ?? body?.locale ?? ''
    const key = [model, id, locale].join(' ')
    const before = edits.get(key)
    const by: number = ctx.state.user.id
    if (before && before.by !== by && isOlder(ctx.get('X-Seen-Version'), before.at)) {
      throw new errors.ApplicationError(
        translate(
          'Not saved: {name} saved this in the meantime. Copy what you wrote, load the page again and enter it there.',
          { name: before.name },
        ),
        { code: overwritingCode },
      )
    }
    // From now on, so that of two saves at the same time one is rejected.
    note(key, { ...nameOf(ctx), by, at: new Date().toISOString() })
    try {
      await save(ctx)
      note(key, { ...nameOf(ctx), by, at: await savedAt(model, id, locale) })
    } catch (error) {
      if (before) note(key, before)
      else edits.delete(key)
      throw error
    }
  }
}

/** What a program saves names no version and is not compared. */
const isOlder = (seen: string, at: string) => seen !== '' && seen < at

function nameOf({ state }: Context): { name: string } {
  const { firstname, lastname } = state.user
  return { name: [firstname, lastname].filter(Boolean).join(' ') }
}

function note(key: string, edit: Edit): void {
  edits.delete(key)
  edits.set(key, edit)
  const [oldest] = edits.keys()
  if (edits.size > mostEdits && oldest !== undefined) edits.delete(oldest)
}

/** When the version of the form was saved, which is not the published one. */
async function savedAt(model: UID.ContentType, id: string, locale: unknown): Promise<string> {
  const hasDrafts = contentTypes.hasDraftAndPublish(strapi.contentType(model))
  const version: { updatedAt: string | Date } | null = await strapi.db.query(model).findOne({
    where: {
      ...(id && { documentId: id }),
      ...(locale ? { locale } : {}),
      ...(hasDrafts && { publishedAt: null }),
    },
    select: ['updatedAt'],
  })
  return version ? new Date(version.updatedAt).toISOString() : ''
}
