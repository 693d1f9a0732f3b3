import { locales, type Locale } from '../content-types/locale'
import type { CellChange } from '../content-types/rental-import'
import type { CellProblem, LineProblem } from '../content-types/rental-import-problem'
import { type RentalColumnName, rentalColumnNames } from '../content-types/rental-column'
import { type Column, type Entry } from './columns/column'
import { fieldColumns, isFieldColumn } from './columns/columns'
import { flagCell, parseFlag } from './columns/field-columns'
import {
  galleryOf,
  pictureColumns,
  readGalleries,
  type GalleryPicture,
} from './columns/gallery-columns'
import { listSeoColumns, readSeo } from './columns/seo-columns'
import { type Cells, cellsOf, changedCells, pickCells, normalizeCell } from './line-cells'
import type { KnownEntries } from './read-known-entries'
import { hasUnpublishedChanges, type Rental } from './read-rentals'

export type LinePlan = {
  kind: 'new' | 'changed' | 'same' | 'mistaken'
  changes: CellChange[]
  problems: CellProblem[]
  problem: LineProblem | null
  /** What is to be written, as the entry would have it. */
  shared: Entry
  localized: Record<Locale, Entry>
  /** The languages to publish afterwards. */
  publish: Locale[]
}

/** What a line would do: the dry run, and again the import itself. `rental` is null where no rental has its slug. */
export function planLine(cells: Cells, rental: Rental | null, known: KnownEntries): LinePlan {
  const before = cellsOf(rental)
  const plan: LinePlan = {
    kind: 'same',
    changes: [],
    problems: [],
    problem: null,
    shared: {},
    publish: [],
    localized: { en: {}, es: {} },
  }
  const slug = cells.slug ?? ''
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 120) {
    const code = slug === '' ? 'required' : 'badSlug'
    plan.problems.push({ column: 'slug', code, value: slug || null })
  }
  planPublished(plan, cells, rental)
  for (const name of rentalColumnNames) {
    if (isFieldColumn(name)) planCell(plan, name, { cells, before, rental, known })
  }
  planSeo(plan, cells, { before, rental })
  planGalleries(plan, cells, { before, rental, known })
  if (rental) {
    plan.publish = publishedLanguages(plan, rental)
    if (plan.changes.length > 0 && plan.publish.length > 0 && hasUnpublishedChanges(rental)) {
      plan.problem = { code: 'unpublishedChanges', value: null }
    }
  }
  plan.kind = kindOf(plan, rental)
  return plan
}

function kindOf({ problem, problems, changes }: LinePlan, rental: Rental | null): LinePlan['kind'] {
  if (problem || problems.length > 0) return 'mistaken'
  if (!rental) return 'new'
  return changes.length > 0 ? 'changed' : 'same'
}

/** A new rental is published if its line says so. Those that are known are published in the panel, with its checks. */
function planPublished(plan: LinePlan, { published }: Cells, rental: Rental | null): void {
  if (published === undefined || published.trim() === '') return
  const wanted = parseFlag(published.trim())
  const isPublished = rental !== null && Object.keys(rental.published).length > 0
  if (wanted === null) {
    plan.problems.push({ column: 'published', code: 'notFlag', value: published.slice(0, 200) })
  } else if (!rental) {
    plan.publish = wanted ? [...locales] : []
    plan.changes.push({ column: 'published', from: '', to: flagCell(wanted) })
  } else if (wanted !== isPublished) {
    plan.problems.push({ column: 'published', code: 'publishInPanel', value: null })
  }
}

type Around = {
  cells: Cells
  before: Record<RentalColumnName, string>
  rental: Rental | null
  known: KnownEntries
}

function planCell(
  plan: LinePlan,
  name: keyof typeof fieldColumns,
  { cells, before, rental, known }: Around,
): void {
  const column: Column = fieldColumns[name]
  const cell = cells[name] === undefined ? undefined : normalizeCell(cells[name])
  const old = before[name]
  if (cell === undefined || cell === '') {
    // A language that the rental does not have yet may stay empty.
    const isAbsent = column.locale !== null && rental !== null && !rental.drafts[column.locale]
    const isEmptied = rental === null || (cell === '' && old !== '')
    if (column.isRequired && isEmptied && !isAbsent) {
      if (hasDefault(name)) return
      plan.problems.push({ column: name, code: 'required', value: null })
      return
    }
  }
  // What the export wrote counts as unchanged, whatever it is.
  if (cell === undefined || cell === normalizeCell(old)) return
  const parsed = cell === '' ? { value: column.empty } : column.parse(cell, known)
  if ('problem' in parsed) {
    plan.problems.push({ column: name, ...parsed.problem })
    return
  }
  const to = column.read(parsed.value)
  if (to === old && rental) return
  const target = column.locale ? plan.localized[column.locale] : plan.shared
  target[column.field] = parsed.value
  if (to !== old) plan.changes.push({ column: name, from: old, to })
}

/** The content type says how these begin; an empty cell leaves them so, the second time as well. */
function hasDefault(name: RentalColumnName): boolean {
  return ['calendar', 'terms'].includes(name)
}

function planGalleries(
  plan: LinePlan,
  cells: Cells,
  { before, rental, known }: Omit<Around, 'cells'>,
): void {
  const names = pictureColumns
  const changed = changedCells(names, cells, before)
  if (Object.keys(changed).length === 0) return
  // Words and rooms belong to the pictures of their line.
  const wanted = changed.pictures === undefined ? changed : pickCells(names, cells)
  const read = readGalleries(wanted, rental, known)
  if ('problems' in read) {
    plan.problems.push(...read.problems)
    return
  }
  const after: Rental = withGalleries(rental, read.galleries)
  for (const locale of locales) {
    const gallery = read.galleries[locale]
    if (!gallery || sameGallery(gallery, galleryOf(rental, locale))) continue
    plan.localized[locale].gallery = gallery
  }
  for (const name of names) {
    const to = cellsOf(after)[name]
    if (to !== before[name]) plan.changes.push({ column: name, from: before[name], to })
  }
}

function planSeo(
  plan: LinePlan,
  cells: Cells,
  { before, rental }: Pick<Around, 'before' | 'rental'>,
): void {
  const names = listSeoColumns.map(({ name }) => name)
  const changed = changedCells(names, cells, before)
  const { texts, problems } = readSeo(changed, rental)
  plan.problems.push(...problems)
  for (const locale of locales) if (texts[locale]) plan.localized[locale].seo = texts[locale]
  for (const { name, locale } of listSeoColumns) {
    const to = changed[name]
    if (to === undefined || !texts[locale]) continue
    plan.changes.push({ column: name, from: before[name], to: normalizeCell(to) })
  }
}

function withGalleries(
  rental: Rental | null,
  galleries: Partial<Record<Locale, GalleryPicture[]>>,
): Rental {
  const drafts = Object.fromEntries(
    locales.map((locale) => {
      const draft: Entry = { ...rental?.drafts[locale] }
      return [locale, { ...draft, gallery: galleries[locale] ?? galleryOf(rental, locale) }]
    }),
  )
  return { documentId: '', slug: '', published: {}, drafts }
}

function sameGallery(a: readonly GalleryPicture[], b: readonly GalleryPicture[]): boolean {
  const shown = (gallery: readonly GalleryPicture[]) =>
    JSON.stringify(gallery.map(({ picture, alt, room }) => [picture.documentId, alt, room]))
  return shown(a) === shown(b)
}

function publishedLanguages({ shared, localized }: LinePlan, { published }: Rental): Locale[] {
  const isShared = Object.keys(shared).length > 0
  return locales.filter(
    (locale) => published[locale] && (isShared || Object.keys(localized[locale]).length > 0),
  )
}
