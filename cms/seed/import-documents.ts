import type { UID } from '@strapi/strapi'
import type { Locale } from '../../content-types/locale'
import { type SeedContext, seedLocales } from './seed-context'

export type DocumentData = Record<string, unknown>

type DocumentImport<Seed> = {
  /** What the progress line calls these documents. */
  step: string
  uid: UID.ContentType
  seeds: readonly Seed[]
  /** The field by which a document is recognised, and its value for a seed. */
  match: { field: string; value: (seed: Seed) => string }
  data: (seed: Seed, locale: Locale) => DocumentData
}

/** Documents whose commit is shared; a cut-off import loses at most one batch. */
const batchSize = 20

/**
 * Creates the documents and languages that are missing and publishes what it created; what exists
 * stays as editors left it. Answers the document ids by their matching value.
 */
export async function importDocuments<Seed>(
  context: SeedContext,
  { step, uid, seeds, match, data }: DocumentImport<Seed>,
): Promise<Map<string, string>> {
  const { strapi, progress } = context
  const known = await readKnown(context, uid, match.field)
  for (let start = 0; start < seeds.length; start += batchSize) {
    const batch = seeds.slice(start, start + batchSize)
    await strapi.db.transaction(async () => {
      for (const seed of batch) await importOne(seed)
    })
    progress(step, Math.min(start + batchSize, seeds.length), seeds.length)
  }
  return new Map([...known].map(([value, { documentId }]) => [value, documentId]))

  async function importOne(seed: Seed): Promise<void> {
    const value = match.value(seed)
    const existing = known.get(value)
    const languages = isLocalized(context, uid) ? seedLocales : (['en'] as const)
    const missing = languages.filter((locale) => !existing?.locales.has(locale))
    const documentId = existing?.documentId ?? (await create(seed))
    for (const locale of missing) {
      if (!existing && locale === 'en') continue
      await strapi.documents(uid).update({ documentId, locale, data: data(seed, locale) })
    }
    if (missing.length > 0) await publish(documentId, missing)
    context.written.count += missing.length
    known.set(value, { documentId, locales: new Set(languages) })
  }

  async function create(seed: Seed): Promise<string> {
    const created = await strapi.documents(uid).create({ locale: 'en', data: data(seed, 'en') })
    return created.documentId
  }

  async function publish(documentId: string, locale: Locale[]): Promise<void> {
    if (!strapi.contentTypes[uid]?.options?.draftAndPublish) return
    await strapi.documents(uid).publish?.({ documentId, locale })
  }
}

type Known = Map<string, { documentId: string; locales: Set<string> }>

async function readKnown({ strapi }: SeedContext, uid: UID.ContentType, field: string) {
  const rows = await strapi.db.query(uid).findMany({ select: ['documentId', 'locale', field] })
  const known: Known = new Map()
  const documents: Known = new Map()
  for (const { documentId, locale, ...row } of rows) {
    // Where each language has its own value, the document is known by all of them.
    const entry = documents.get(documentId) ?? { documentId, locales: new Set() }
    entry.locales.add(locale ?? 'en')
    documents.set(documentId, entry)
    known.set(String(row[field] ?? documentId), entry)
  }
  return known
}

function isLocalized({ strapi }: SeedContext, uid: UID.ContentType): boolean {
  return strapi.plugin('i18n').service('content-types').isLocalizedContentType(strapi.getModel(uid))
}
