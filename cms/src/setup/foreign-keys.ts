import type { Core } from '@strapi/strapi'

/**
 * Strapi adds the foreign keys of new tables in a step of their own. On SQLite the tables are made with them, and
 * adding one again would copy its whole table, which took nearly half of the processor's time of a first start.
 */
export function addForeignKeysOnce({ db }: Core.Strapi): void {
  if (db.dialect.canAlterConstraints()) return
  const { builder } = db.schema
  const { getSchemaBuilder } = builder
  builder.getSchemaBuilder = (transaction) => {
    const schemaBuilder = getSchemaBuilder(transaction)
    // Strapi calls it for foreign keys alone; columns and indexes come with `createTable` and `alterTable`.
    schemaBuilder.table = () => schemaBuilder
    return schemaBuilder
  }
}
