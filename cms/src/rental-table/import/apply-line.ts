import type { Core } from '@strapi/strapi'
import { locales, type Locale } from '../../content-types/locale'
import { inLanguage } from '../../labels/translate'
import { recordProgramSave } from '../../publishing/guard-overwriting'
import { splitList } from '../split-list'
import type { Entry } from '../columns/column'
import { isRelation } from '../columns/relations'
import { type LinePlan, planLine } from '../plan-line'
import { readKnownEntries } from '../read-known-entries'
import { fingerprintOf, readRentals, type Rental, rentalUid } from '../read-rentals'
import { type ImportRow, lineRanks, type LineRow, lineUid } from './import-record'

type Skipped = NonNullable<LineRow['skipped']>

/**
 * Imports the next line and marks it as imported in one transaction, so that an interrupted import goes on with the
 * next line. Returns false when no line is left.
 */
export async function applyNextLine(strapi: Core.Strapi, row: ImportRow): Promise<boolean> {
  const line: LineRow | null = await strapi.db.query(lineUid).findOne({
    where: { import: row.key, kind: { $in: ['new', 'changed'] }, outcome: null },
    orderBy: { id: 'asc' },
  })
  if (!line) return false
  try {
    await inLanguage(row.language ?? 'en', () =>
      strapi.db.transaction(async () => {
        const skipped = await applyLine(strapi, line, row.account)
        await note(strapi, line, skipped)
      }),
    )
  } catch (error) {
    if (!isRejection(error)) throw error
    await note(strapi, line, { code: 'rejected', value: reasonOf(error).slice(0, 500) })
  }
  return true
}

async function note(strapi: Core.Strapi, line: LineRow, skipped: Skipped | null): Promise<void> {
  const rank = skipped ? lineRanks.skipped : lineRanks[line.kind]
  const data = { outcome: skipped ? 'skipped' : 'imported', skipped, rank }
  await strapi.db.query(lineUid).update({ where: { id: line.id }, data })
}

/**
 * Strapi's and our own checks reject with these names, PostgreSQL a value that does not fit its column with a code of
 * class 22; anything else is a fault, after which the same line is tried again.
 */
function isRejection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const names = ['ValidationError', 'YupValidationError', 'ApplicationError', 'NotFoundError']
  return names.includes(error.name) || isUnfitValue(error)
}

function isUnfitValue(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('22')
}

/** Before the words of a database stands the whole statement. */
function reasonOf(error: Error): string {
  const { message } = error
  return (isUnfitValue(error) && message.split(' - ').at(-1)) || message
}

async function applyLine(
  strapi: Core.Strapi,
  { slug, cells, kind, fingerprint }: LineRow,
  account: number,
): Promise<Skipped | null> {
  const rental = (await readRentals(strapi, [slug])).get(slug) ?? null
  if (kind === 'new' && rental) return { code: 'exists', value: null }
  if (kind === 'changed' && !rental) return { code: 'gone', value: null }
  if (rental && fingerprintOf(rental) !== fingerprint) return { code: 'changed', value: null }
  const known = await readKnownEntries(strapi, splitList(cells.pictures ?? ''))
  const plan = planLine(cells, rental, known)
  // A town, an amenity or a picture was deleted since the dry run.
  if (plan.kind === 'mistaken') return { code: 'changed', value: plan.problems[0]?.column ?? null }
  await write(strapi, { slug, plan, rental, account })
  return null
}

type Write = { slug: string; plan: LinePlan; rental: Rental | null; account: number }

async function write(strapi: Core.Strapi, { slug, plan, rental, account }: Write): Promise<void> {
  const documents = strapi.documents(rentalUid)
  const shared = toDocument(plan.shared)
  let documentId = rental?.documentId
  // A field that all languages share is written with the first one that exists.
  const first: Locale = !rental || rental.drafts.en ? 'en' : 'es'
  const order = [first, ...locales.filter((locale) => locale !== first)]
  if (documentId !== undefined) recordProgramSave('import', rentalUid, documentId)
  for (const locale of order) {
    const own = toDocument(plan.localized[locale])
    const data = { ...(locale === first || !rental ? shared : {}), ...own, updatedBy: account }
    const isUntouched = Object.keys(data).length === 1
    if (documentId === undefined) {
      const created = await documents.create({
        locale,
        data: { ...data, slug, createdBy: account },
      })
      documentId = created.documentId
    } else if (!isUntouched) {
      await documents.update({ documentId, locale, data })
    }
  }
  if (documentId !== undefined && plan.publish.length > 0) {
    await documents.publish({ documentId, locale: plan.publish })
  }
}

/** Entries become the references that the document service takes. */
function toDocument(values: Entry): Entry {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      if (isRelation(field)) return [field, { set: referencesOf(value) }]
      if (field === 'gallery') return [field, Array.isArray(value) ? value.map(pictureOf) : []]
      return [field, value]
    }),
  )
}

function referencesOf(value: unknown): { documentId: string }[] {
  const targets: unknown[] = Array.isArray(value) ? value : [value]
  return targets.flatMap((target) =>
    typeof target === 'object' && target !== null && 'documentId' in target
      ? [{ documentId: String(target.documentId) }]
      : [],
  )
}

function pictureOf({ picture, alt, room }: Entry): Entry {
  const id = typeof picture === 'object' && picture !== null && 'id' in picture ? picture.id : null
  return { picture: id, alt, room }
}
