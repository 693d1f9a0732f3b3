import { setTimeout as wait } from 'node:timers/promises'
import { contentTypes, errors } from '@strapi/utils'
import type { UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { seconds } from '../content-types/duration'
import { locales } from '../content-types/locale'
import { translate } from '../labels/translate'
import { isLocalized } from '../languages/is-localized'
import { toIso } from '../records/moments'
import { noVersion, overwritingCode } from './overwriting-code'

type Handler = (ctx: Context) => Promise<unknown>
/** `id` is empty for a type with one entry, `locale` for a type without languages. */
type Form = { model: UID.ContentType; id: string; locale: string }
/**
 * When the last save of a form began (UTC), and in which tab of which person. `by` and `name` are null for an import of
 * rentals.
 */
type Edit = { at: string; by: string | null; name: string | null }

/** The last saves since this start, of the panel and of imports. */
const edits = new Map<string, Edit>()
const maxEdits = 5000

/** The saves under way. */
const saves = new Map<string, Promise<unknown>>()
/** How long a save waits for the one before it: one that hangs must not prevent others. */
const patience = seconds(10)

/**
 * Rejects a save if someone else saved the entry since the form was loaded; Strapi would overwrite it. The form sends
 * the version it shows (`admin/form/seen-versions.ts`). Only the same language is compared: each save copies shared
 * fields to the others.
 */
export function guardOverwriting(save: Handler): Handler {
  return (ctx) => {
    const form = formOf(ctx)
    const key = keyOf(form)
    return afterSavesOf(key, async () => {
      const { id: person, firstname, lastname } = ctx.state.user
      const by = [person, ctx.get('X-Panel-Tab')].join(' ')
      const last = edits.get(key)
      if (last && last.by !== by && (await isOutdated(ctx.get('X-Seen-Version'), form, last))) {
        throw new errors.ApplicationError(
          translate(
            'Not saved: {name} saved this in the meantime. Copy what you wrote, load the page again and enter it there.',
            { name: last.name ?? translate('an import of rentals') },
          ),
          { code: overwritingCode },
        )
      }
      const at = new Date().toISOString()
      await save(ctx)
      if (ctx.status < 400)
        note(key, { at, by, name: [firstname, lastname].filter(Boolean).join(' ') })
    })
  }
}

/** Counts an import as a save of the entry in every language, since it may write shared fields. */
export function noteImport(model: UID.ContentType, id: string): void {
  const at = new Date().toISOString()
  for (const locale of locales) note(keyOf({ model, id, locale }), { at, by: null, name: null })
}

/** Strapi puts the language into the body; the address of a type without languages may name one, too. */
function formOf({ params, request }: Context): Form {
  const { body } = request as { body?: { locale?: string } }
  const { model, id = '' } = params
  return { model, id, locale: isLocalized(strapi, model) ? (body?.locale ?? '') : '' }
}

const keyOf = ({ model, id, locale }: Form) => [model, id, locale].join(' ')

async function afterSavesOf(key: string, save: () => Promise<unknown>): Promise<unknown> {
  const before = saves.get(key)
  const done = before
    ? Promise.race([before.catch(() => {}), wait(patience, undefined, { ref: false })]).then(save)
    : save()
  saves.set(key, done)
  try {
    return await done
  } finally {
    if (saves.get(key) === done) saves.delete(key)
  }
}

/**
 * What a program saves names no version and is not compared. A form that shows the current version is never outdated,
 * so that loading the page again always helps: "Discard changes" puts the time of a draft back.
 */
async function isOutdated(seen: string, form: Form, last: Edit): Promise<boolean> {
  return seen !== '' && seen < last.at && seen !== (await currentVersion(form))
}

/** When the version of the form was saved, which is not the published one. */
async function currentVersion({ model, id, locale }: Form): Promise<string> {
  const hasDrafts = contentTypes.hasDraftAndPublish(strapi.contentType(model))
  const version: { updatedAt: string | Date } | null = await strapi.db.query(model).findOne({
    where: {
      ...(id && { documentId: id }),
      ...(locale && { locale }),
      ...(hasDrafts && { publishedAt: null }),
    },
    select: ['updatedAt'],
  })
  return version ? toIso(version.updatedAt) : noVersion
}

function note(key: string, edit: Edit): void {
  edits.delete(key)
  edits.set(key, edit)
  const [oldest] = edits.keys()
  if (edits.size > maxEdits && oldest !== undefined) edits.delete(oldest)
}
