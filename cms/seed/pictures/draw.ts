import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { composePicture } from './compose'
import type { PicturePlan, PlannedPicture } from './plan'
import { rasterise } from './raster'

export type DrawnPicture = {
  id: string
  /** Path of the file. */
  file: string
  width: number
  height: number
  bytes: number
}

type DrawRequest = {
  plan: PicturePlan
  outDir: string
  onProgress?: (done: number, total: number) => void
}

const MANIFEST = 'manifest.json'

/**
 * Draws every picture of the plan that `outDir` does not have yet, as JPEG. A picture is drawn again
 * when its parameters or the drawing code changed. Throws when a file cannot be written.
 */
export const drawPictures = async ({
  plan,
  outDir,
  onProgress,
}: DrawRequest): Promise<DrawnPicture[]> => {
  await mkdir(outDir, { recursive: true })
  const code = await hashOfCode()
  const known = await readManifest(outDir)
  const current: Record<string, string> = {}
  const drawn: DrawnPicture[] = []
  const waiting = [...plan.pictures.entries()]
  sharp.concurrency(1)

  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, picture] = next
      const file = join(outDir, `${picture.id}.jpg`)
      const mark = hashOfPicture(picture, code)
      let bytes = known[picture.id] === mark ? await sizeOf(file) : undefined
      if (bytes === undefined) {
        const image = await rasterise(composePicture(picture), picture.width, picture.height)
        await writeFile(`${file}.part`, image)
        await rename(`${file}.part`, file)
        bytes = image.length
      }
      current[picture.id] = mark
      drawn[index] = { id: picture.id, file, width: picture.width, height: picture.height, bytes }
      onProgress?.(Object.keys(current).length, plan.pictures.length)
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  } finally {
    const manifest = { ...known, ...current }
    await writeFile(join(outDir, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`)
  }
  return drawn
}

const sizeOf = async (file: string): Promise<number | undefined> => {
  try {
    return (await stat(file)).size
  } catch {
    return undefined
  }
}

const readManifest = async (outDir: string): Promise<Record<string, string>> => {
  try {
    const parsed: unknown = JSON.parse(await readFile(join(outDir, MANIFEST), 'utf8'))
    if (typeof parsed !== 'object' || parsed === null) return {}
    return Object.fromEntries(
      Object.entries(parsed).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}

const hashOfPicture = ({ alt: _, ...picture }: PlannedPicture, code: string): string =>
  createHash('sha256').update(code).update(JSON.stringify(picture)).digest('hex').slice(0, 16)

/** One hash over the files that draw, so that a change of the drawing is noticed. */
const hashOfCode = async (): Promise<string> => {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const files = (await readdir(root, { recursive: true }))
    .filter(
      (name) =>
        name.endsWith('.ts') && !name.endsWith('.test.ts') && !/plan|cli|alt|draw\.ts/.test(name),
    )
    .sort()
  const hash = createHash('sha256')
  for (const name of files) hash.update(name).update(await readFile(join(root, name)))
  return hash.digest('hex')
}
