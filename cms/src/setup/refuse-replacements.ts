import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { translate } from '../labels/translate'

type Replace = (...input: unknown[]) => Promise<unknown>

/**
 * Rejects "Replace media" and the crop of an original. Strapi keeps the file's address and hash then, by which the site
 * and browsers have stored the former file for a year.
 */
export function refuseReplacements(strapi: Core.Strapi): void {
  const service: { replace: Replace } = strapi.plugin('upload').service('upload')
  service.replace = async () => {
    throw new errors.ApplicationError(
      translate(
        'Not replaced: visitors would still see the former file. Upload the new one separately, or save the crop as a copy, and choose that one.',
      ),
    )
  }
}
