import type { Core } from '@strapi/strapi'

/** Indexes that Strapi lacks: it finds the files of an entry by the id alone, which entries of all types share. */
const indexes = [
  {
    name: 'files_related_mph_owner_idx',
    table: 'files_related_mph',
    columns: ['related_id', 'related_type', 'field'],
  },
]

/** Creates the indexes that are missing. Strapi keeps them when it changes tables. */
export async function ensureIndexes(strapi: Core.Strapi): Promise<void> {
  for (const { name, table, columns } of indexes) {
    const places = columns.map(() => '??').join(', ')
    await strapi.db.connection.raw(`create index if not exists ?? on ?? (${places})`, [
      name,
      table,
      ...columns,
    ])
  }
}
