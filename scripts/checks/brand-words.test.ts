import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRepository, repository } from '../lib/repository.js'

/*
 * The brand is content: its name comes from the site settings of the CMS (docs/spec/decisions.md). Not looked at: what
 * stands beside the code for other reasons.
 * - Seeds (`cms/seed`) are content; documents and packages have the name of the project.
 * - Tests and their factories (`app/testing`) need any name.
 * - Names for programs are small letters: keys in browsers (`ceiba:list`), ids of labels (`ceiba.check.title`),
 *   services (`ceiba-stays-site`). The tree in the drawing is a ceiba, too.
 */
const brand = /\bCeiba(?![a-z]|Mark)/

const code = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'app',
    'cms/src',
    'content-types',
    'public',
  ],
  { cwd: repository, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.(tsx?|jsx?|css|svg|html|json|webmanifest|txt)$/.test(path))
  .filter((path) => !/\.test\.tsx?$/.test(path) && !path.startsWith('app/testing/'))

it('names the brand in no text of the code', () => {
  const named = code.flatMap((path) =>
    readFileSync(inRepository(path), 'utf8')
      .split('\n')
      .filter((line) => brand.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(named).toEqual([])
  expect(code.length).toBeGreaterThan(1000)
})

it.each(["title: 'Ceiba Stays'", 'aria-label="Ceiba"', "'User-Agent': 'CeibaStays/1.0'"])(
  'finds %s',
  (line) => {
    expect(line).toMatch(brand)
  },
)
