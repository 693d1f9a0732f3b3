import { randomBytes } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Locale } from '../../content-types/locale'
import { ensureFolder } from '../src/setup/media-folders'
import { drawPictures } from './pictures/draw'
import type { PicturePlan, PlannedPicture } from './pictures/plan'
import type { SeedContext } from './seed-context'

/** The pictures of the demo content in the media library. */
export type PictureLibrary = {
  gallery: (slug: string, locale: Locale) => { picture: number; alt: string }[]
  /** The file behind a named place of the site, or null where the plan has none. */
  place: (name: string) => number | null
  /** A place of the site, or `rental#3`: the fourth picture of a rental, with its text. */
  named: (name: string, locale: Locale) => { picture: number; alt: string }
}

type Folders = { outDir: string; uploads: string }
type Drawn = Awaited<ReturnType<typeof drawPictures>>[number]

/**
 * Draws the pictures that the media library does not have yet and puts them straight into it,
 * without the resizing that an upload through the admin panel goes through.
 */
export async function importPictures(
  context: SeedContext,
  plan: PicturePlan,
  { outDir, uploads }: Folders,
): Promise<PictureLibrary> {
  const { strapi, progress, written } = context
  const files = strapi.db.query('plugin::upload.file')
  const existing = await files.findMany({ select: ['id', 'name'] })
  const fileIds = new Map<string, number>(existing.map(({ id, name }) => [name, id]))
  const missing = plan.pictures.filter(({ id }) => !fileIds.has(nameOf(id)))

  const drawn = await drawPictures({
    plan: { ...plan, pictures: missing },
    outDir,
    onProgress: (done, total) => progress('pictures', done, total),
  })
  const planned = new Map(missing.map((picture) => [picture.id, picture]))
  for (const [index, picture] of drawn.entries()) {
    const data = await storePicture(context, picture, planned.get(picture.id), uploads)
    const { id } = await files.create({ data })
    fileIds.set(nameOf(picture.id), id)
    written.count += 1
    progress('media library', index + 1, drawn.length)
  }
  return libraryOf(plan, fileIds)
}

function libraryOf(plan: PicturePlan, fileIds: Map<string, number>): PictureLibrary {
  const pictures = new Map(plan.pictures.map((picture) => [picture.id, picture]))
  const described = (id: string | undefined, locale: Locale) => {
    const picture = fileIds.get(nameOf(id ?? ''))
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
      (plan.galleries[slug] ?? []).flatMap((id) => described(id, locale) ?? []),
    place: (name) => fileIds.get(nameOf(plan.places[name] ?? '')) ?? null,
  }
}

/** Moves a drawn picture among the uploads, makes its thumbnail, and answers its row. */
async function storePicture(
  { strapi }: SeedContext,
  { id, file, width, height, bytes }: Drawn,
  planned: PlannedPicture | undefined,
  uploads: string,
) {
  const hash = `${id.replace(/[^\w-]/g, '_').slice(0, 80)}_${randomBytes(8).toString('hex')}`
  const ext = '.jpg'
  const thumbnail = `thumbnail_${hash}`
  const small = await sharp(file)
    .resize({ width: 245, height: 156, fit: 'inside' })
    .jpeg({ quality: 78 })
    .toFile(join(uploads, `${thumbnail}${ext}`))
  await rename(file, join(uploads, `${hash}${ext}`))
  const folder = await ensureFolder(strapi, folderOf(id))
  const kilobytes = (size: number) => Number((size / 1000).toFixed(2))
  return {
    ...{ name: nameOf(id), hash, ext, width, height, mime: 'image/jpeg', provider: 'local' },
    alternativeText: planned?.alt.en ?? null,
    size: kilobytes(bytes),
    url: `/uploads/${hash}${ext}`,
    folder: folder.id,
    folderPath: folder.path,
    formats: {
      thumbnail: {
        ...{
          name: `thumbnail_${nameOf(id)}`,
          hash: thumbnail,
          ext,
          mime: 'image/jpeg',
          path: null,
        },
        ...{ width: small.width, height: small.height, sizeInBytes: small.size },
        size: kilobytes(small.size),
        url: `/uploads/${thumbnail}${ext}`,
      },
    },
  }
}

function folderOf(id: string): string[] {
  if (id.startsWith('site-portrait-')) return ['Team']
  if (id.startsWith('site-blog-')) return ['Blog']
  if (id.startsWith('site-')) return ['Pages']
  return ['Rentals', id.startsWith('cover-') ? 'Covers' : 'Rooms and views']
}

function nameOf(id: string): string {
  return `${id}.jpg`
}
