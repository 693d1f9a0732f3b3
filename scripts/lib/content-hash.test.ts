import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { contentHash } from './content-hash.js'

let folder: string
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
}
const hash = (values: string[] = []) => contentHash({ paths: [folder], values })

beforeEach(async () => {
  folder = await temporaryFolder()
  mkdirSync(join(folder, 'deep', 'node_modules'), { recursive: true })
  write('deep/page.ts', 'one')
})

describe('the hash of inputs', () => {
  it('changes with the content of a file, with its name and with a value', () => {
    const first = hash()
    write('deep/page.ts', 'two')
    const second = hash()
    write('deep/another.ts', '')
    expect(new Set([first, second, hash(), hash(['20'])]).size).toBe(4)
  })

  it('stays when only tests, READMEs and installed packages change', () => {
    const first = hash()
    write('deep/README.md', 'words')
    write('deep/page.test.ts', 'test')
    write('deep/node_modules/package.js', 'code')
    expect(hash()).toBe(first)
  })

  it('takes a path that does not exist for an empty one', () => {
    expect(contentHash({ paths: [join(folder, 'none')] })).toMatch(/^[0-9a-f]{64}$/)
  })
})
