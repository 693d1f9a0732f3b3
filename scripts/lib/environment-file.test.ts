import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { ensureEnvironmentFile } from './environment-file.js'

let paths: { file: string; example: string }
const write = (file: string, text: string) => {
  writeFileSync(file, text)
}
const read = () => parseEnv(readFileSync(paths.file, 'utf8'))

beforeEach(async () => {
  const folder = await temporaryFolder()
  paths = { file: join(folder, '.env'), example: join(folder, '.env.example') }
  write(
    paths.example,
    '# Each {secret} is random\nPORT=3000\nKEYS={secret},{secret}\nTOKEN={secret}\n',
  )
})

describe('the env file', () => {
  it('is made from the example with a secret of its own at every place', () => {
    expect(ensureEnvironmentFile(paths)).toEqual({ created: true, added: [] })
    const { PORT, KEYS = '', TOKEN = '' } = read()
    const secrets = [...KEYS.split(','), TOKEN]
    expect(PORT).toBe('3000')
    expect(new Set(secrets).size).toBe(3)
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/)
  })

  it('differs from every other one', () => {
    ensureEnvironmentFile(paths)
    const other = { ...paths, file: `${paths.file}.other` }
    ensureEnvironmentFile(other)
    expect(readFileSync(other.file, 'utf8')).not.toBe(readFileSync(paths.file, 'utf8'))
  })

  it('is readable by its owner alone', () => {
    ensureEnvironmentFile(paths)
    expect(statSync(paths.file).mode & 0o777).toBe(0o600)
  })

  it('is closed to others where it was made by hand', () => {
    write(paths.file, 'KEYS=a,b\nTOKEN=c\n')
    chmodSync(paths.file, 0o644)
    ensureEnvironmentFile(paths)
    expect(statSync(paths.file).mode & 0o777).toBe(0o600)
  })

  it('leaves the comments of the example alone', () => {
    ensureEnvironmentFile(paths)
    expect(readFileSync(paths.file, 'utf8')).toContain('# Each {secret} is random')
  })

  it('keeps its lines when it exists', () => {
    const text = 'PORT=4000\nKEYS=a,b\nTOKEN=c\n'
    write(paths.file, text)
    expect(ensureEnvironmentFile(paths)).toEqual({ created: false, added: [] })
    expect(readFileSync(paths.file, 'utf8')).toBe(text)
  })

  it('gains the secrets that the example has gained', () => {
    write(paths.file, 'KEYS=a,b\nTOKEN=\n')
    expect(ensureEnvironmentFile(paths)).toEqual({ created: false, added: ['TOKEN'] })
    expect(read()).toMatchObject({ KEYS: 'a,b', TOKEN: expect.stringMatching(/^[\w-]{43}$/) })
  })
})
