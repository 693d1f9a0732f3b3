import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { closeToOthers, makeOwnFolder } from './owner-only.js'

let folder: string
const modeOf = (...names: string[]) => statSync(join(folder, ...names)).mode & 0o777

beforeEach(async () => {
  folder = await temporaryFolder()
  mkdirSync(join(folder, 'data', 'mail'), { recursive: true })
  writeFileSync(join(folder, 'data', 'mail', 'one.eml'), 'To: ana@example.com')
  writeFileSync(join(folder, 'outside'), 'not ours')
  chmodSync(join(folder, 'outside'), 0o644)
  chmodSync(join(folder, 'data', 'mail', 'one.eml'), 0o644)
  chmodSync(join(folder, 'data', 'mail'), 0o755)
})

describe('data that only the programs may read', () => {
  it('is closed to other accounts at every depth', () => {
    closeToOthers(join(folder, 'data'))
    expect(modeOf('data')).toBe(0o700)
    expect(modeOf('data', 'mail')).toBe(0o700)
    expect(modeOf('data', 'mail', 'one.eml')).toBe(0o600)
  })

  it('does not reach through a link', () => {
    symlinkSync(join(folder, 'outside'), join(folder, 'data', 'link'))
    closeToOthers(join(folder, 'data'))
    expect(modeOf('outside')).toBe(0o644)
  })

  it('closes a folder that was open before it is used again', () => {
    chmodSync(join(folder, 'data'), 0o755)
    makeOwnFolder(join(folder, 'data'))
    expect(modeOf('data')).toBe(0o700)
  })
})
