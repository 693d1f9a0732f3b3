import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../lib/repository.js'
import { isAboveFloor } from './is-above-floor.js'
import { versionFloors } from './version-floors.js'

type Installed = { name: string; version: string; place: string }

function installedBy(lockFile: string): Installed[] {
  const lock: { packages: Record<string, { version?: string; name?: string }> } = JSON.parse(
    readFileSync(inRepository(lockFile), 'utf8'),
  )
  return Object.entries(lock.packages).flatMap(([path, { version = '', name }]) =>
    path ? [{ name: name ?? path.split('node_modules/').at(-1) ?? '', version, place: path }] : [],
  )
}

const installed = ['package-lock.json', 'cms/package-lock.json'].flatMap(installedBy)

describe('no package is older than the version that mended it', () => {
  it.each(versionFloors)('$name, $advisory', ({ name, floors }) => {
    const found = installed.filter((one) => one.name === name)
    expect(found, 'a line of the table for a package that nobody installs').not.toEqual([])
    const tooOld = found.filter(({ version }) => !isAboveFloor(version, floors))
    expect(tooOld).toEqual([])
  })
})

describe('the comparison of versions', () => {
  const floors = ['1.9.0', '3.3.0', '8.0.0']

  it.each(['1.9.0', '1.10.2', '3.3.1', '8.0.0', '8.2.0', '9.0.0'])('%s is mended', (version) => {
    expect(isAboveFloor(version, floors)).toBe(true)
  })

  it.each(['0.1.7', '1.8.9', '2.4.0', '3.2.9', '7.9.9'])('%s is not', (version) => {
    expect(isAboveFloor(version, floors)).toBe(false)
  })

  it('knows that 10 is more than 9', () => {
    expect(isAboveFloor('0.2.10', ['0.2.4'])).toBe(true)
    expect(isAboveFloor('5.4.21', ['5.4.9'])).toBe(true)
  })
})
