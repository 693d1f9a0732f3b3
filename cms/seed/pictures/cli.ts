import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RentalSeed } from '../content/types'
import { drawPictures } from './draw'
import { planPictures } from './plan'
import { sampleRentals } from './sample'

/** Draws the whole plan: `npx tsx cms/seed/pictures/cli.ts <folder> [part of a picture's id]`. */
const main = async () => {
  const [outDir = 'pictures', only] = process.argv.slice(2)
  const content = new URL('../content/rentals.ts', import.meta.url)
  const rentals: RentalSeed[] = existsSync(content)
    ? ((await import(content.href)) as { rentals: RentalSeed[] }).rentals
    : sampleRentals()
  const plan = planPictures(rentals)
  const pictures = plan.pictures.filter(({ id }) => !only || id.includes(only))
  const started = performance.now()
  const drawn = await drawPictures({
    plan: { ...plan, pictures },
    outDir: resolve(outDir),
    onProgress: (done, total) => {
      if (done % 25 === 0 || done === total) console.log(`${done} of ${total}`)
    },
  })
  const megabytes = drawn.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  const largest = Math.max(...drawn.map(({ bytes }) => bytes)) / 1e3
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${drawn.length} pictures, ${megabytes.toFixed(1)} MB, largest ${largest.toFixed(0)} kB, ${seconds.toFixed(1)} s`,
  )
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
