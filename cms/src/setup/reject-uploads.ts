import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { translate } from '../labels/translate'

type Services = {
  upload: { replace: () => Promise<never> }
  file: { fetchUrlToInputFile: () => Promise<never> }
}

/** Rejects two of Strapi's ways to add a file. */
export function rejectUploads(strapi: Core.Strapi): void {
  const service = <Name extends keyof Services>(name: Name): Services[Name] =>
    strapi.plugin('upload').service(name)

  // "Replace media" and the crop of an original keep the file's address and hash, by which the site and browsers have
  // stored the former file for a year.
  service('upload').replace = async () =>
    reject(
      translate(
        'Not replaced: visitors would still see the former file. Upload the new one separately, or save the crop as a copy, and choose that one.',
      ),
    )

  // "From URL": Strapi follows redirects to any host, also to one that only the server reaches, and believes the name
  // of what it finds there.
  service('file').fetchUrlToInputFile = async () =>
    reject(translate('Not added: save the file on your device and upload it from there.'))
}

function reject(message: string): never {
  throw new errors.ApplicationError(message)
}
