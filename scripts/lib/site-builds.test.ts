import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { findBuild, makeBuild, shareBuild } from './site-builds.js'

let builds: string
beforeEach(async () => {
  builds = await temporaryFolder()
})

async function build(text: string) {
  await makeBuild(async (folder) => {
    mkdirSync(join(folder, 'client', 'assets'), { recursive: true })
    writeFileSync(join(folder, 'client', 'assets', 'root.js'), text)
  }, builds)
  return realpathSync(join(builds, 'current'))
}

const read = (folder: string) => readFileSync(join(folder, 'client', 'assets', 'root.js'), 'utf8')
const names = () => readdirSync(builds).filter((name) => name !== 'current')

describe('builds', () => {
  it('lie side by side, and the last one is current', async () => {
    const first = await build('first')
    const second = await build('second')
    expect([read(first), read(second)]).toEqual(['first', 'second'])
    expect(findBuild(join(builds, 'current'))).toBe(second)
    expect(names().sort()).toEqual([basename(first), basename(second)].sort())
  })

  it('that fail leave everything as it was', async () => {
    const first = await build('first')
    const failing = makeBuild(() => Promise.reject(new Error('no')), builds)
    await expect(failing).rejects.toThrow('no')
    expect(findBuild(join(builds, 'current'))).toBe(first)
    expect(names()).toEqual([basename(first)])
  })

  it('are removed when three newer ones are there', async () => {
    for (const second of [1, 2, 3]) mkdirSync(join(builds, `20261122T00000${second}-0000`))
    const last = await build('new')
    expect(names().sort()).toEqual(['20261122T000002-0000', '20261122T000003-0000', basename(last)])
  })

  it('are found by a link, and a missing one is named', () => {
    expect(() => findBuild(join(builds, 'current'))).toThrow(/no build at .*current.*npm run build/)
  })
})

describe('a build that is shared', () => {
  it('is copied once, without what the server runs', async () => {
    const folder = await build('shared')
    mkdirSync(join(folder, 'server'))
    const shared = join(await temporaryFolder(), 'shared')
    shareBuild(folder, shared)
    shareBuild(folder, shared)
    expect(readdirSync(shared)).toEqual([basename(folder)])
    expect(read(join(shared, basename(folder)))).toBe('shared')
    expect(existsSync(join(shared, basename(folder), 'server'))).toBe(false)
  })
})
