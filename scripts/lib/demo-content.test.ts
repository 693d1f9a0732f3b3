import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { demoContentState, requireDemoSwitches } from './demo-content.js'
import { readSettings } from './settings.js'

let data: string
const state = (more: Record<string, string> = {}) =>
  demoContentState(
    readSettings({ file: join(data, '.env'), environment: { DATA_DIR: data, ...more } }),
  )
const makeDatabase = (statements: string) => {
  new Database(join(data, 'cms.db')).exec(statements).close()
}

beforeEach(async () => {
  data = await temporaryFolder()
})

describe('the demo content', () => {
  it('is drawn and imported where there is no database, or one without content', async () => {
    expect(await state()).toBe('none')
    makeDatabase('CREATE TABLE rentals (id INTEGER)')
    expect(await state()).toBe('none')
  })

  it('is kept out of a database with content of its own, such as a restored one', async () => {
    makeDatabase('CREATE TABLE rentals (id INTEGER); INSERT INTO rentals VALUES (1)')
    expect(await state()).toBe('unwanted')
  })

  it('is completed where its import was cut off', async () => {
    makeDatabase('CREATE TABLE files (id INTEGER); INSERT INTO files VALUES (1)')
    writeFileSync(join(data, 'demo-content'), 'begun\n')
    expect(await state()).toBe('other')
  })

  it('can be switched off', async () => {
    expect(await state({ DEMO_CONTENT: 'off' })).toBe('unwanted')
  })

  it.each(['DEMO_CONTENT', 'DEMO_STAYS'])('is refused where %s is neither on nor off', (name) => {
    const check = (value: string) => () =>
      requireDemoSwitches(
        readSettings({ file: join(data, '.env'), environment: { [name]: value } }),
      )
    for (const value of ['on', 'off', '']) expect(check(value)).not.toThrow()
    for (const value of ['false', 'OFF', '0']) {
      expect(check(value)).toThrow(`${name} is "${value}". It must be on or off`)
    }
  })
})
