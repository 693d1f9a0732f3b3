import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import * as z from 'zod'
import { fileUid } from '../../content-types/content-change'
import type { NewPicture, PictureOutcome } from '../../content-types/rental-import'
import { ensureFolder } from '../../setup/media-folders'

const folder = ['Rentals', 'Imported']
const rowsSchema = z.array(
  z.object({ provider_metadata: z.object({ source: z.string() }).partial().nullable() }),
)

/** Adds a picture to the media library. Same name and content: `known`; same name, other content: `other`. */
export async function addPicture(
  strapi: Core.Strapi,
  { name, source, content }: NewPicture,
): Promise<PictureOutcome> {
  const files = strapi.db.query(fileUid)
  const known = rowsSchema.parse(
    await files.findMany({ where: { name }, select: ['provider_metadata'] }),
  )
  if (known.length > 0) {
    return known.some(({ provider_metadata: kept }) => kept?.source === source) ? 'known' : 'other'
  }
  const bytes = Buffer.from(content, 'base64')
  const filepath = join(tmpdir(), `${randomUUID()}.jpg`)
  await writeFile(filepath, bytes, { mode: 0o600 })
  try {
    const { id } = await ensureFolder(strapi, folder)
    const [added] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { name, folder: id } },
        files: {
          filepath,
          originalFilename: 'picture.jpg',
          mimetype: 'image/jpeg',
          size: bytes.length,
        },
      })
    await files.update({
      where: { id: added.id },
      data: { provider_metadata: { ...added.provider_metadata, source } },
    })
    return 'added'
  } finally {
    await rm(filepath, { force: true })
  }
}
