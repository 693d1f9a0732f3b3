import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rentals } from '../content/rentals'
import { drawPictures } from './draw'
import { drawnFile, drawnFolder, manifestFile, parametersOf, readManifest } from './drawn'
import { planPictures } from './plan'

/**
 * Draws the pictures that are missing or planned otherwise than they were drawn, and removes those that
 * are no longer planned. With a part of an id, draws the pictures of that name again.
 */
const main = async () => {
  const [again] = process.argv.slice(2)
  mkdirSync(drawnFolder, { recursive: true })
  const { pictures } = planPictures(rentals)
  const known = existsSync(manifestFile) ? readManifest() : {}
  const isDue = (picture: (typeof pictures)[number]) =>
    (again !== undefined && picture.id.includes(again)) ||
    known[picture.id] !== parametersOf(picture) ||
    !existsSync(drawnFile(picture.id))

  const due = pictures.filter(isDue)
  await drawPictures(due, (done) => {
    if (done % 25 === 0 || done === due.length) console.log(`${done} of ${due.length}`)
  })
  const manifest = Object.fromEntries(pictures.map((one) => [one.id, parametersOf(one)]))
  for (const name of readdirSync(drawnFolder)) {
    if (!(basename(name, '.avif') in manifest) && name !== basename(manifestFile))
      rmSync(join(drawnFolder, name))
  }
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
