import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { hasPackages } from './packages.js'

let folder: string
const locked = (version: string) => ({
  packages: {
    '': {},
    'node_modules/a': { version },
    'node_modules/b': { version: '1.0.0', optional: true },
  },
})
const write = (name: string, content: unknown) => {
  writeFileSync(join(folder, name), JSON.stringify(content))
}

beforeEach(async () => {
  folder = await temporaryFolder()
  mkdirSync(join(folder, 'node_modules'))
  write('package.json', {})
  write('package-lock.json', locked('2.0.0'))
})

describe('the check of installed packages', () => {
  it('finds them missing in a fresh clone', () => {
    expect(hasPackages(folder)).toBe(false)
  })

  it('accepts what was installed by hand, without the optional ones of other machines', () => {
    write('node_modules/.package-lock.json', {
      packages: { 'node_modules/a': { version: '2.0.0' } },
    })
    expect(hasPackages(folder)).toBe(true)
  })

  it('refuses another version, also after it was once complete', () => {
    write('node_modules/.package-lock.json', locked('2.0.0'))
    expect(hasPackages(folder)).toBe(true)
    write('package-lock.json', locked('2.0.1'))
    expect(hasPackages(folder)).toBe(false)
  })
})
