import { errors } from '@strapi/utils'
import type { Core } from '@strapi/strapi'
import { translate } from '../labels/translate'

type File = { mime: string }
type Check = (file: File) => Promise<boolean>

type Services = {
  upload: { replace: () => Promise<never> }
  file: { fetchUrlToInputFile: () => Promise<never> }
  'image-manipulation': { isImage: Check; isFaultyImage: Check }
}

/** The kinds of pictures that people may upload. The demo content has another one, of which Strapi knows nothing. */
const uploaded = ['image/jpeg', 'image/png', 'image/webp']

/** Rejects two of Strapi's ways to add a file, and files that only their name calls a picture. */
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

  // A saved page or a damaged file: Strapi would store it, and visitors would see nothing in its place.
  const pictures = service('image-manipulation')
  const { isImage, isFaultyImage } = pictures
  pictures.isImage = async (file) =>
    (await isImage(file)) || (uploaded.includes(file.mime) && rejectUnreadable())
  pictures.isFaultyImage = async (file) => (await isFaultyImage(file)) && rejectUnreadable()
}

function rejectUnreadable(): never {
  reject(
    translate(
      'Not added: the file cannot be read as a picture. Save it again on your device and upload that one.',
    ),
  )
}

function reject(message: string): never {
  throw new errors.ApplicationError(message)
}
