import type { Core, UID } from '@strapi/strapi'
import * as z from 'zod'
import { whereIdIn } from './read-rows'

const pictureRow = z.object({
  hash: z.string(),
  ext: z.string(),
  name: z.string(),
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

export type Picture = z.infer<typeof pictureRow>

/** The picture in a media field, by owner; files without a known size are left out. */
export async function readPictures(
  strapi: Core.Strapi,
  uid: UID.Schema,
  field: string,
  owners: readonly number[],
): Promise<Map<number, Picture>> {
  const links = 'files_related_mph'
  const query = strapi.db
    .getConnection(links)
    .join('files', 'files.id', `${links}.file_id`)
    .where({ [`${links}.related_type`]: uid, [`${links}.field`]: field })
    .select(`${links}.related_id as owner`)
    .select('files.hash', 'files.ext', 'files.name', 'files.url', 'files.width', 'files.height')
    .orderBy(`${links}.order`)
  const rows: Record<string, unknown>[] = await whereIdIn(
    strapi,
    query,
    `${links}.related_id`,
    owners,
  )
  const pictures = new Map<number, Picture>()
  for (const row of rows) {
    const picture = pictureRow.safeParse(row)
    if (picture.success) pictures.set(Number(row.owner), picture.data)
  }
  return pictures
}
