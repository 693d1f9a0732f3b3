import { readdirSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { rentals } from '../content/rentals'
import { composePicture } from './compose'
import { drawnFile, drawnFolder, parametersOf, readManifest } from './drawn'
import { planPictures, type PlannedPicture } from './plan'
import { rasterise } from './raster'

const { pictures } = planPictures(rentals)
const drawAgain = '; run npx tsx cms/seed/pictures/cli.ts'

/** The first picture of each scene. */
const sample = [...new Map(pictures.toReversed().map((one) => [one.scene, one])).values()]

/** Rasterised small: quick, and still another picture where a line of the drawing has changed. */
const width = 320

/** Mean difference of a channel that scaling and compression account for. */
const most = 4

const small = (picture: PlannedPicture) => ({
  width,
  height: Math.round((width * picture.height) / picture.width),
})

const shipped = (picture: PlannedPicture) =>
  sharp(drawnFile(picture.id))
    .resize({ ...small(picture), fit: 'fill' })
    .raw()
    .toBuffer()

describe('the drawn pictures of the repository', () => {
  it('are those of the plan, drawn as it says', () => {
    const planned = Object.fromEntries(pictures.map((one) => [one.id, parametersOf(one)]))
    expect(readManifest(), drawAgain).toEqual(planned)
    const files = readdirSync(drawnFolder).filter((name) => name !== 'manifest.json')
    expect(files.sort(), drawAgain).toEqual(pictures.map(({ id }) => `${id}.avif`).sort())
  })

  it('take at most 20 MB', () => {
    const bytes = pictures.reduce((sum, { id }) => sum + statSync(drawnFile(id)).size, 0)
    expect(bytes).toBeLessThan(20_000_000)
  })

  it.each(sample.map((picture) => [picture.scene, picture] as const))(
    'show %s as the script draws it today',
    async (_, picture) => {
      const { height } = small(picture)
      expect(await sharp(drawnFile(picture.id)).metadata()).toMatchObject({
        width: picture.width,
        height: picture.height,
      })
      const drawn = await rasterise(composePicture(picture), width, height)
      expect(meanDifference(drawn, await shipped(picture)), drawAgain).toBeLessThan(most)
    },
  )

  it('differ by more from the same scene of another seed', async () => {
    const [picture] = sample
    if (!picture) throw new Error('There is no picture')
    const other = await rasterise(
      composePicture({ ...picture, seed: 'another' }),
      width,
      small(picture).height,
    )
    expect(meanDifference(other, await shipped(picture))).toBeGreaterThan(most)
  })
})

/** From 0 to 255, over all channels of all pixels. */
function meanDifference(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length)
  let sum = 0
  // An iterator would take longer than the drawing.
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum / a.length
}
