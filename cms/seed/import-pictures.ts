import { randomBytes } from 'node:crypto'
import { copyFile, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Locale } from '../../content-types/locale'
import type { RoomLabel } from '../../content-types/room-label'
import { ensureFolder } from '../src/setup/media-folders'
import { drawnFile } from './pictures/drawn'
import type { PicturePlan, PlannedPicture } from './pictures/plan'
import { roomOfScene } from './pictures/room-of-scene'
import type { SeedContext } from './seed-context'

/** The pictures of the demo content in the media library. */
export type PictureLibrary = {
  gallery: (slug: string, locale: Locale) => { picture: number; alt: string; room: RoomLabel }[]
  /** The file behind a named place of the site, or null where the plan has none. */
  place: (name: string) => number | null
  /** A place of the site, or `rental#3`: the fourth picture of a rental, with its text. */
  named: (name: string, locale: Locale) => { picture: number; alt: string }
}

/**
 * Puts the pictures that the media library does not have yet straight into it, without the resizing
 * that an upload through the admin panel goes through.
 */
export async function importPictures(
  context: SeedContext,
  plan: PicturePlan,
  uploads: string,
): Promise<PictureLibrary> {
  const { strapi, progress, written } = context
  const files = strapi.db.query('plugin::upload.file')
  const existing = await files.findMany({ select: ['id', 'name'] })
  const fileIds = new Map<string, number>(existing.map(({ id, name }) => [parse(name).name, id]))
  const missing = plan.pictures.filter(({ id }) => !fileIds.has(id))

  for (const [index, picture] of missing.entries()) {
    const { id } = await files.create({ data: await storePicture(context, picture, uploads) })
    fileIds.set(picture.id, id)
    written.count += 1
    progress('pictures', index + 1, missing.length)
  }
  return libraryOf(plan, fileIds)
}

function libraryOf(plan: PicturePlan, fileIds: Map<string, number>): PictureLibrary {
  const pictures = new Map(plan.pictures.map((picture) => [picture.id, picture]))
  const described = (id: string | undefined, locale: Locale) => {
    const picture = fileIds.get(id ?? '')
    const alt = pictures.get(id ?? '')?.alt[locale]
    return picture === undefined || alt === undefined ? undefined : { picture, alt }
  }
  return {
    named(name, locale) {
      const [slug = '', index = '0'] = name.split('#')
      const id = plan.places[name] ?? plan.galleries[slug]?.[Number(index)]
      // A sample of the plan shows its first picture in place of those that it leaves out.
      const found = described(id, locale) ?? described(plan.pictures[0]?.id, locale)
      if (!found) throw new Error(`There is no picture ${name}`)
      return found
    },
    gallery: (slug, locale) =>
      (plan.galleries[slug] ?? []).flatMap((id) => {
        const found = described(id, locale)
        const scene = pictures.get(id)?.scene
        return found && scene ? { ...found, room: roomOfScene(scene) } : []
      }),
    place: (name) => fileIds.get(plan.places[name] ?? '') ?? null,
  }
}

/**
 * Copies a drawn picture among the uploads and answers its row. It has no thumbnail: the admin panel
 * shows the picture itself, which is as light.
 */
async function storePicture(
  { strapi }: SeedContext,
  { id, width, height, alt }: PlannedPicture,
  uploads: string,
) {
  const hash = `${id.replace(/[^\w-]/g, '_').slice(0, 80)}_${randomBytes(8).toString('hex')}`
  const ext = '.avif'
  const file = drawnFile(id)
  await copyFile(file, join(uploads, `${hash}${ext}`))
  const folder = await ensureFolder(strapi, folderOf(id))
  return {
    name: `${id}${ext}`,
    hash,
    ext,
    width,
    height,
    mime: 'image/avif',
    provider: 'local',
    alternativeText: alt.en,
    size: Number(((await stat(file)).size / 1000).toFixed(2)),
    url: `/uploads/${hash}${ext}`,
    folder: folder.id,
    folderPath: folder.path,
  }
}

function folderOf(id: string): string[] {
  if (id.startsWith('site-portrait-')) return ['Team']
  if (id.startsWith('site-blog-')) return ['Blog']
  if (id.startsWith('site-')) return ['Pages']
  return ['Rentals', id.startsWith('cover-') ? 'Covers' : 'Rooms and views']
}
