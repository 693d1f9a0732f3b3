import type { Core } from '@strapi/strapi'
import type { Environment } from '../environment/environment'

/**
 * Creates the first administrator before the CMS listens, so that Strapi's public registration page never opens.
 * Throws when there is no administrator and none is configured.
 */
export async function ensureFirstAdministrator(
  strapi: Core.Strapi,
  { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: password }: Environment,
): Promise<void> {
  if (await strapi.service('admin::user').exists()) return
  if (!email || !password) {
    throw new Error('CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD are needed for the first administrator')
  }
  const superAdmin = await strapi.service('admin::role').getSuperAdmin()
  await strapi.service('admin::user').create({
    email: email.toLowerCase(),
    firstname: 'First',
    lastname: 'Administrator',
    password,
    isActive: true,
    registrationToken: null,
    roles: [superAdmin.id],
  })
}
