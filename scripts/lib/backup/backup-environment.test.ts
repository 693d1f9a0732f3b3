import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { backupEnvironment, restoredEnvironment } from './backup-environment.js'

/** What the settings of a backup say of a key that the programs get from the environment. */
async function readBack(key: string): Promise<string | undefined> {
  const folder = await temporaryFolder()
  const example = join(folder, 'example')
  writeFileSync(example, 'PRIVATE_FILES_KEY={secret}\n')
  const file = join(folder, 'none')
  const text = backupEnvironment({ file, example, settings: { PRIVATE_FILES_KEY: key } })
  return parseEnv(text).PRIVATE_FILES_KEY
}

describe('the settings of a backup', () => {
  it.each([
    'plain',
    'a"b',
    'a\\b',
    String.raw`a\nb`,
    "it's",
    'x`y"z',
    'a # b',
    '$HOME',
    ' spaces ',
  ])('keep the key %j of the environment as it is', async (key) => {
    expect(await readBack(key)).toBe(key)
  })

  it('are not written with a key that no line can hold', async () => {
    await expect(readBack('all "three\' kinds` of quotes')).rejects.toThrow('PRIVATE_FILES_KEY')
  })

  it('name the places of the restored data as they are', () => {
    const DATABASE_URL = 'postgres://ceiba:a"b@127.0.0.1/ceiba'
    const { text, moved } = restoredEnvironment('A=1\n', { DATABASE_URL })
    expect(parseEnv(text)).toEqual({ A: '1', DATABASE_URL })
    expect(moved).toEqual(['DATABASE_URL'])
  })
})
