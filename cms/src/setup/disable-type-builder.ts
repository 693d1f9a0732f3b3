import type { Core } from '@strapi/strapi'

/**
 * Removes the permission for the Content-Type Builder outside of development: content types change in code only.
 * Strapi ignores `enabled: false` for this plugin and restores the permission at every start.
 */
export async function disableTypeBuilder(strapi: Core.Strapi): Promise<void> {
  if (strapi.config.get('autoReload', false)) return
  const where = { action: 'plugin::content-type-builder.read' }
  await strapi.db.query('admin::permission').deleteMany({ where })
}
