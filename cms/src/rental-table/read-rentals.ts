import { createHash } from 'node:crypto'
import type { Core, UID } from '@strapi/strapi'
import type { Locale } from '../content-types/locale'
import type { Entry } from './columns/column'
import { relations } from './columns/relations'

export const rentalUid: UID.ContentType = 'api::rental.rental'

type Versions = Partial<Record<Locale, Entry>>

/** A rental with all its versions. */
export type Rental = { documentId: string; slug: string; drafts: Versions; published: Versions }

const populate = {
  ...Object.fromEntries(
    Object.entries(relations).map(([field, { key }]) => [field, { select: ['documentId', key] }]),
  ),
  gallery: { populate: { picture: { select: ['id', 'documentId', 'name', 'alternativeText'] } } },
  bedrooms: { populate: { beds: true } },
  highlights: true,
  aRSpecialPrices: true,
  monthlyRates: true,
  lockDates: true,
  cancellationPolicy: true,
  seo: { populate: { sharePicture: { select: ['id', 'documentId'] } } },
}

type Row = Entry & {
  documentId: string
  slug: string | null
  locale: Locale
  publishedAt: string | null
}

/** The rentals whose drafts have these slugs, by slug. */
export async function readRentals(
  strapi: Core.Strapi,
  slugs: readonly string[],
): Promise<Map<string, Rental>> {
  const drafts: { documentId: string }[] = await strapi.db.query(rentalUid).findMany({
    where: { slug: { $in: [...slugs] }, publishedAt: null },
    select: ['documentId'],
  })
  const documentIds = [...new Set(drafts.map(({ documentId }) => documentId))]
  const rentals = await readVersions(strapi, documentIds)
  return new Map(rentals.map((rental) => [rental.slug, rental]))
}

/** Rentals by document id, in this order. */
export async function readVersions(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<Rental[]> {
  const rows: Row[] = await strapi.db
    .query(rentalUid)
    .findMany({ where: { documentId: { $in: [...documentIds] } }, populate })
  return documentIds.flatMap((documentId) => {
    const own = rows.filter((row) => row.documentId === documentId)
    const drafts = byLocale(own.filter(({ publishedAt }) => publishedAt === null))
    const published = byLocale(own.filter(({ publishedAt }) => publishedAt !== null))
    const slug = (drafts.en ?? drafts.es)?.slug
    return typeof slug === 'string' ? [{ documentId, slug, drafts, published }] : []
  })
}

function byLocale(rows: readonly Row[]): Versions {
  return Object.fromEntries(rows.map((row) => [row.locale, row]))
}

/** A hash that changes with every edit in any language, and when a language is published or unpublished. */
export function fingerprintOf({ drafts, published }: Rental): string {
  const content = [drafts.en, drafts.es].map((draft) => draft && contentOf(draft))
  const text = JSON.stringify([content, Object.keys(published).sort()])
  return createHash('sha256').update(text).digest('hex')
}

/** Whether a published language has changes that are not published. */
export function hasUnpublishedChanges({ drafts, published }: Rental): boolean {
  return (['en', 'es'] as const).some((locale) => {
    const [draft, live] = [drafts[locale], published[locale]]
    return draft && live && JSON.stringify(contentOf(draft)) !== JSON.stringify(contentOf(live))
  })
}

const rowFields = [
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'locale',
  'createdBy',
  'updatedBy',
]

function contentOf(entry: Entry): unknown {
  return Object.entries(entry)
    .filter(([name]) => !rowFields.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, partOf(value)])
}

/** A relation or a file counts as its document, a component as its fields. */
function partOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(partOf)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if ('documentId' in value) return value.documentId
  return contentOf({ ...value })
}
