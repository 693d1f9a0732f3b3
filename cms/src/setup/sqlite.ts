import type { Core } from '@strapi/strapi'

/** WAL lets readers and the writer work at the same time; full sync survives a power cut. */
export async function tuneSqlite(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== 'sqlite') return
  await strapi.db.connection.raw('pragma journal_mode = wal')
  await strapi.db.connection.raw('pragma synchronous = full')
  await strapi.db.connection.raw('pragma busy_timeout = 5000')
}
