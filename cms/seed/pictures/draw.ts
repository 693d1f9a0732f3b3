import { rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { composePicture } from './compose'
import { drawnFile } from './drawn'
import type { PlannedPicture } from './plan'
import { encode, rasterise } from './raster'

/** Draws pictures into the repository, over those that are there, on all processors. */
export async function drawPictures(
  pictures: readonly PlannedPicture[],
  onProgress: (done: number) => void,
): Promise<void> {
  sharp.concurrency(1)
  const waiting = [...pictures]
  let done = 0
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const { id, width, height } = picture
      const pixels = await rasterise(composePicture(picture), width, height)
      const file = drawnFile(id)
      await writeFile(`${file}.part`, await encode(pixels, width, height))
      await rename(`${file}.part`, file)
      onProgress(++done)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
