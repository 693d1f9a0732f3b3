import type { Core } from '@strapi/strapi'
import { ensureFolder } from './media-folders'

/** Where pictures go that are added while an entry of such a type is open; the first that fits. */
const foldersByType: readonly [RegExp, string[]][] = [
  [/api::(rental|amenity)\./, ['Rentals']],
  [/api::(landing-|video-gallery|testimonial)/, ['Landings']],
  [/api::(blog-post|author|post-category)\./, ['Blog']],
  [/api::(team-member|job-area|about-us|career)\./, ['Team']],
  [/api::site-setting\./, ['Brand']],
  [/api::/, ['Pages']],
]

type FileInfo = { folder?: unknown }
type Upload = (input: { data?: { fileInfo?: FileInfo | FileInfo[] } }, options?: object) => unknown

/** The folder for what is added on this page of the panel, by the names from the top. */
export function uploadFolder(page: string): string[] {
  return foldersByType.find(([pattern]) => pattern.test(page))?.[1] ?? ['Unsorted']
}

/**
 * Files that people add without choosing a folder go into that of what they are working on; the panel's own choice
 * is the root, where nobody finds anything again.
 */
export function sortUploads(strapi: Core.Strapi): void {
  const service: { upload: Upload } = strapi.plugin('upload').service('upload')
  const { upload } = service
  service.upload = async (input, options) => {
    const page = strapi.requestContext.get()?.get('x-panel-page')
    // Without it the file comes from a script, which says where it belongs.
    if (!page) return upload.call(service, input, options)
    const { id: folder } = await ensureFolder(strapi, uploadFolder(page))
    const sorted = (info: FileInfo = {}): FileInfo => ({ ...info, folder: info.folder ?? folder })
    const info = input.data?.fileInfo
    const fileInfo = Array.isArray(info) ? info.map(sorted) : sorted(info)
    return upload.call(service, { ...input, data: { ...input.data, fileInfo } }, options)
  }
}
