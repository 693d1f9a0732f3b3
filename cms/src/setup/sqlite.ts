import type { Core } from '@strapi/strapi'

/** Readers and the writer do not wait for each other, and what was saved survives a power cut. */
export async function tuneSqlite(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return
  await strapi.db.connection.raw('pragma journal_mode = wal')
  await strapi.db.connection.raw('pragma synchronous = full')
  await strapi.db.connection.raw('pragma busy_timeout = 5000')
}
