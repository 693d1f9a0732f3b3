import type { Core } from '@strapi/strapi'
import { ensureFolder } from './media-folders'

/** Folders for uploads by the type of the open entry; the first match counts. */
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

/** The folder path for an upload from this page of the panel. */
export function uploadFolder(page: string): string[] {
  return foldersByType.find(([pattern]) => pattern.test(page))?.[1] ?? ['Unsorted']
}

/**
 * Puts uploads without a chosen folder into the folder of the entry that is being edited; Strapi would put them
 * into the root.
 */
export function sortUploads(strapi: Core.Strapi): void {
  const service: { upload: Upload } = strapi.plugin('upload').service('upload')
  const { upload } = service
  service.upload = async (input, options) => {
    const page = strapi.requestContext.get()?.get('x-panel-page')
    // Uploads without this header come from scripts, which choose the folder themselves.
    if (!page) return upload.call(service, input, options)
    const { id: folder } = await ensureFolder(strapi, uploadFolder(page))
    const sorted = (info: FileInfo = {}): FileInfo => ({ ...info, folder: info.folder ?? folder })
    const info = input.data?.fileInfo
    const fileInfo = Array.isArray(info) ? info.map(sorted) : sorted(info)
    return upload.call(service, { ...input, data: { ...input.data, fileInfo } }, options)
  }
}
