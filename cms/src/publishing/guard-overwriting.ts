import { setTimeout as wait } from 'node:timers/promises'
import { contentTypes, errors } from '@strapi/utils'
import type { UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { seconds } from '../content-types/duration'
import { locales } from '../content-types/locale'
import { translate } from '../labels/translate'
import { hasOtherSharedValues } from '../languages/has-other-shared-values'
import { isLocalized } from '../languages/is-localized'
import { toIso } from '../records/moments'
import { noVersion, overwritingCode } from './overwriting-code'

type Handler = (ctx: Context) => Promise<unknown>
/** `id` is empty for a type with one entry, `locale` for a type without languages. */
type Form = { model: UID.ContentType; id: string; locale: string }
/** What saves entries besides people. */
type Program = 'import' | 'site'
/** When the last save of a form began (UTC), and in which tab of which person; `name` is null for a program. */
type Edit = { at: string; by: string; name: string | null }
type Person = { id: number; firstname?: string | null; lastname?: string | null }

/** The last saves since this start, of the panel and of programs. */
const edits = new Map<string, Edit>()
const started = new Date().toISOString()
const maxEdits = 5000

/** The saves under way. */
const saves = new Map<string, Promise<unknown>>()
/** How long a save waits for the one before it: one that hangs must not prevent others. */
const patience = seconds(10)

/**
 * Rejects a save if someone else saved the entry since the form was loaded; Strapi would overwrite it. The form sends
 * the version it shows (`admin/form/seen-versions.ts`). Each save copies shared fields to the other languages: a form
 * of another language is rejected only if it would put an earlier value of such a field back.
 */
export function guardOverwriting(save: Handler): Handler {
  return (ctx) => {
    const form = formOf(ctx)
    const key = keyOf(form)
    return afterSavesOf([form.model, form.id].join(' '), async () => {
      const person: Person = ctx.state.user
      const by = [person.id, ctx.get('X-Panel-Tab')].join(' ')
      const last = await overwrittenBy(ctx, form, by)
      if (last) {
        throw new errors.ApplicationError(
          translate(
            'Not saved: {name} saved this in the meantime. Copy what you wrote, load the page again and enter it there.',
            { name: last.name ?? nameOfProgram(last.by) },
          ),
          { code: overwritingCode },
        )
      }
      const at = new Date().toISOString()
      await save(ctx)
      if (ctx.status < 400) note(key, { at, by, name: nameOf(person) })
    })
  }
}

/** Counts what a program writes as a save of the entry in every language, since it may write shared fields. */
export function recordProgramSave(by: Program, model: UID.ContentType, id: string): void {
  const at = new Date().toISOString()
  const languages = isLocalized(strapi, model) ? locales : ['']
  for (const locale of languages) note(keyOf({ model, id, locale }), { at, by, name: null })
}

const nameOf = ({ firstname, lastname }: Person) => [firstname, lastname].filter(Boolean).join(' ')

const nameOfProgram = (by: string) =>
  by === 'import' ? translate('an import of rentals') : translate('the site')

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

/** The save of another person or tab that this one would overwrite; undefined where there is none. */
async function overwrittenBy(ctx: Context, form: Form, by: string): Promise<Edit | undefined> {
  const seen = ctx.get('X-Seen-Version')
  const isOverwritten = async (last: Edit | undefined) =>
    last !== undefined && last.by !== by && (await isOutdated(seen, form, last))
  const own = edits.get(keyOf(form)) ?? (await savedBeforeStart(seen, form, ctx.state.user.id))
  if (await isOverwritten(own)) return own
  if (!form.locale) return undefined
  const { body = {} } = ctx.request as { body?: Record<string, unknown> }
  for (const locale of locales) {
    if (locale === form.locale) continue
    const other = edits.get(keyOf({ ...form, locale }))
    if (!(await isOverwritten(other))) continue
    if (await hasOtherSharedValues(strapi, form.model, versionOf(form), body)) return other
  }
  return undefined
}

/**
 * What a program saves names no version and is not compared. A form that shows the current version is never outdated,
 * so that loading the page again always helps: "Discard changes" puts the time of a draft back.
 */
async function isOutdated(seen: string, form: Form, last: Edit): Promise<boolean> {
  return seen !== '' && seen < last.at && seen !== (await currentVersion(form))
}

/**
 * The last save of a version that a form showed before this start, unless the same person made it: in which tab is
 * unknown.
 */
async function savedBeforeStart(
  seen: string,
  form: Form,
  person: number,
): Promise<Edit | undefined> {
  if (seen === '' || seen >= started) return undefined
  const version = await readVersion(form)
  if (!version || version.updatedBy?.id === person) return undefined
  const { updatedBy } = version
  return { at: started, by: 'site', name: updatedBy && nameOf(updatedBy) }
}

/** When the version of the form was saved. */
async function currentVersion(form: Form): Promise<string> {
  const version = await readVersion(form)
  return version ? toIso(version.updatedAt) : noVersion
}

type Version = { updatedAt: string | Date; updatedBy: Person | null }

function readVersion(form: Form): Promise<Version | null> {
  return strapi.db.query(form.model).findOne({
    where: versionOf(form),
    select: ['updatedAt'],
    populate: { updatedBy: { select: ['id', 'firstname', 'lastname'] } },
  })
}

/** The version that a form shows, which is not the published one, as a condition. */
function versionOf({ model, id, locale }: Form): object {
  const hasDrafts = contentTypes.hasDraftAndPublish(strapi.contentType(model))
  return {
    ...(id && { documentId: id }),
    ...(locale && { locale }),
    ...(hasDrafts && { publishedAt: null }),
  }
}

function note(key: string, edit: Edit): void {
  edits.delete(key)
  edits.set(key, edit)
  const [oldest] = edits.keys()
  if (edits.size > maxEdits && oldest !== undefined) edits.delete(oldest)
}
