import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { inRepository } from '../lib/repository.js'

const read = (path: string) => readFileSync(inRepository(path), 'utf8')
const manifest = z.looseObject({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})

const [, list = ''] = /^> packages: (.+)$/m.exec(read('docs/spec/README.md')) ?? []
const packages = list.split(', ')
const decision = read('docs/decisions/0044-the-packages-the-customer-named.md')
const installed = ['package.json', 'cms/package.json'].flatMap((path) => {
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(read(path)))
  return Object.keys({ ...dependencies, ...devDependencies })
})

describe('the packages that the customer named', () => {
  it('are listed', () => {
    expect(packages.length).toBeGreaterThan(10)
  })

  it.each(packages)('%s is installed, and the decision says what it carries', (name) => {
    // "conform-to" is a family of packages.
    expect(installed.some((one) => one === name || one.startsWith(`@${name}/`))).toBe(true)
    expect(decision).toMatch(new RegExp(`^\\| \`${name}\` +\\| \\S`, 'm'))
  })
})
