import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { forgetPassword, pendingAdministrator } from './administrator.js'
import { readSettings } from './settings.js'

let data: string
const settings = (more: Record<string, string> = {}) =>
  readSettings({ file: join(data, '.env'), environment: { DATA_DIR: data, ...more } })
const makeDatabase = () => {
  writeFileSync(join(data, 'cms.db'), '')
}

beforeEach(async () => {
  data = await temporaryFolder()
})

describe('the first administrator', () => {
  it('gets a random password that waits in a file of the owner', () => {
    const account = pendingAdministrator(settings())
    expect(account?.password).toMatch(/^(\w{5}-){3}\w{5}$/)
    expect(statSync(join(data, 'administrator-password')).mode & 0o777).toBe(0o600)
    expect(pendingAdministrator(settings())).toEqual(account)
  })

  it('is not made again after its password was shown, which is then kept nowhere', () => {
    const account = pendingAdministrator(settings())
    makeDatabase()
    if (account) forgetPassword(settings(), account)
    expect(existsSync(join(data, 'administrator-password'))).toBe(false)
    expect(statSync(join(data, 'administrator')).mode & 0o777).toBe(0o600)
    expect(pendingAdministrator(settings())).toBeUndefined()
  })

  it('is made again for a new database', () => {
    const account = pendingAdministrator(settings())
    if (account) forgetPassword(settings(), account)
    expect(pendingAdministrator(settings())?.password).not.toBe(account?.password)
  })

  it('takes a given account', () => {
    const given = { CMS_ADMIN_EMAIL: 'Ana@Example.com', CMS_ADMIN_PASSWORD: 'a-given-password' }
    expect(pendingAdministrator(settings(given))).toEqual({
      email: 'ana@example.com',
      password: 'a-given-password',
    })
  })
})
