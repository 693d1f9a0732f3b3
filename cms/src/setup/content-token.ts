import type { Core } from '@strapi/strapi'
import { marketingActions } from './marketing-types'

const name = 'Site'

const actions = [
  'api::catalogue.catalogue.find',
  'api::catalogue.catalogue.rental',
  'api::content-revision.content-revision.find',
  'api::home-page.home-page.find',
  'api::listing-section.listing-section.find',
  'api::menu.menu.find',
  'api::site-setting.site-setting.find',
  // The places of the home page name their town.
  'api::town.town.find',
  ...marketingActions,
]

/**
 * The token with which the site reads: exactly the actions it uses, and the key of the environment.
 * A changed key replaces the old one, which then opens nothing.
 */
export async function ensureContentToken(strapi: Core.Strapi, key: string): Promise<void> {
  const tokens = strapi.service('admin::api-token')
  const description = 'Made at every start from CMS_CONTENT_TOKEN; do not edit here.'
  const attributes = { name, description, type: 'custom', permissions: actions }

  const existing = await tokens.getByName(name)
  const token = existing
    ? await tokens.update(existing.id, attributes)
    : await tokens.create({ ...attributes, lifespan: null })
  await strapi.db.query('admin::api-token').update({
    where: { id: token.id },
    data: { accessKey: tokens.hash(key), encryptedKey: null, type: 'custom' },
  })
}
