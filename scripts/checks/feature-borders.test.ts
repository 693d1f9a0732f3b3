import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { publicFiles } from '../../app/features/public-files.js'
import { inRepository } from '../lib/repository.js'

const root = inRepository('app/features')
const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) =>
  path.replaceAll('\\', '/'),
)
const sources = paths
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => ({
    feature: path.split('/')[0],
    text: readFileSync(join(root, path), 'utf8'),
  }))

/** Whether another feature imports the file. */
function hasReader(feature: string, file: string): boolean {
  const written = new RegExp(`'~/features/${feature}/${file.replaceAll('.', '\\.')}(\\?\\w+)?'`)
  return sources.some((source) => source.feature !== feature && written.test(source.text))
}

it('the list has every feature once', () => {
  expect(Object.keys(publicFiles).toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
})

it('every feature has a README', () => {
  for (const { name } of folders) expect(paths).toContain(`${name}/README.md`)
})

describe.each(Object.entries(publicFiles))('the public files of %s', (feature, files) => {
  it('exist, and another feature imports each of them', () => {
    for (const file of files) {
      const names = [file, `${file}.ts`, `${file}.tsx`].map((name) => `${feature}/${name}`)
      expect(
        names.some((name) => paths.includes(name)),
        file,
      ).toBe(true)
      expect(hasReader(feature, file), file).toBe(true)
    }
  })
})
