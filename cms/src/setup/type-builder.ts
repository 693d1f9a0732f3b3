import type { Core } from '@strapi/strapi'

/**
 * Content types change in code alone: outside development nobody has the right to see the builder,
 * the first administrator included. (Strapi ignores `enabled: false` for this plugin, and gives the
 * right back at every start.)
 */
export async function disableTypeBuilder(strapi: Core.Strapi): Promise<void> {
  if (strapi.config.get('autoReload', false)) return
  const where = { action: 'plugin::content-type-builder.read' }
  await strapi.db.query('admin::permission').deleteMany({ where })
}
