// Multiplies the demo rentals of a CMS's database by copying rows, to measure a marketplace of 10,000 or 100,000.
// The CMS must not run, and the database must be one that may be spoiled.
// node scripts/bench/fill-cms.mjs COPIES FILE.db | postgres://…      (168 demo rentals: 60 copies make 10,248)
/** @typedef {import('../../cms/node_modules/knex').Knex} Knex */

import { createRequire } from 'node:module'
import { inRepository } from '../lib/repository.js'

const [copies, place = ''] = process.argv.slice(2)
/** @type {typeof import('../../cms/node_modules/knex').knex} */
const knex = createRequire(inRepository('cms', 'package.json'))('knex')
const isPostgres = place.startsWith('postgres')
const database = knex(
  isPostgres
    ? { client: 'pg', connection: place }
    : { client: 'better-sqlite3', connection: { filename: place }, useNullAsDefault: true },
)

const components = [
  'components_rental_bedrooms',
  'components_rental_beds',
  'components_rental_cancellation_tiers',
  'components_rental_highlights',
  'components_rental_lock_dates',
  'components_rental_monthly_rates',
  'components_rental_special_prices',
  'components_shared_gallery_pictures',
]
const relations = ['amenities', 'extra_fees', 'house_rules', 'promotions', 'provider', 'town']

const step = await highestId(['rentals', ...components])
const original = `published_at is not null and id <= ${step}`
const published = `select id from rentals where ${original}`

for (let copy = 1; copy <= Number(copies); copy++) {
  const shift = copy * step
  await database.transaction(async (trx) => {
    const rows = copier(trx, copy)
    await rows('rentals', { id: shift }, original)
    for (const name of relations) {
      await rows(`rentals_${name}_lnk`, { rental_id: shift }, `rental_id in (${published})`)
    }
    const owned = `entity_id in (${published}) and component_type <> 'shared.seo'`
    await rows('rentals_cmps', { entity_id: shift, cmp_id: shift }, owned)
    const below = `id <= ${step}`
    for (const name of components) await rows(name, { id: shift }, below)
    const beds = `entity_id <= ${step}`
    await rows('components_rental_bedrooms_cmps', { entity_id: shift, cmp_id: shift }, beds)
    const pictures = `related_type = 'shared.gallery-picture' and related_id <= ${step}`
    await rows('files_related_mph', { related_id: shift }, pictures)
  })
  if (copy % 10 === 0) console.log(`${copy} of ${copies} copies`)
}
if (isPostgres) await moveSequences()
const found = await database('rentals')
  .whereNotNull('published_at')
  .countDistinct('document_id as count')
console.log(`${found[0]?.count} published rentals`)
await database.destroy()

/**
 * Copies rows of a table: columns of `moved` grow by that much, ids of others are given by the database, and documents
 * get ids and slugs of their own.
 * @param {Knex} trx
 * @param {number} copy
 * @returns {(table: string, moved: Record<string, number>, where: string) => Promise<void>}
 */
function copier(trx, copy) {
  return async (table, moved, where) => {
    const names = Object.keys(await trx(table).columnInfo())
    const columns = names.filter((name) => name !== 'id' || 'id' in moved)
    const values = columns.map((name) => {
      if (name in moved) return `"${name}" + ${moved[name]}`
      if (table === 'rentals' && ['document_id', 'slug'].includes(name))
        return `"${name}" || '-${copy}'`
      return `"${name}"`
    })
    const list = columns.map((name) => `"${name}"`).join(', ')
    await trx.raw(
      `insert into ${table} (${list}) select ${values.join(', ')} from ${table} where ${where}`,
    )
  }
}

/**
 * Room between two copies, so that no ids meet.
 * @param {readonly string[]} tables
 */
async function highestId(tables) {
  const highest = await Promise.all(
    tables.map(async (table) => Number((await database(table).max('id as id').first())?.id ?? 0)),
  )
  return Math.max(...highest)
}

async function moveSequences() {
  for (const table of ['rentals', ...components]) {
    await database.raw(
      `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`,
    )
  }
}
