import { describe, expect, it, onTestFinished } from 'vitest'
import type { StaffAccount } from '~content/staff-account'
import { minutes, seconds } from '~/platform/units/duration'
import { temporarySqlite } from '~/testing/database/temporary-sqlite'
import { staffAccount } from '~/testing/staff-account'
import { checkedSession } from './checked-session.server'
import { AccountsUnavailable } from './cms-accounts.server'
import { createSessionStore } from './create-session-store.server'

async function signedIn() {
  const clock = { now: Date.UTC(2027, 0, 10, 8) }
  const now = () => clock.now
  const sessions = createSessionStore({ location: await temporarySqlite(), now })
  onTestFinished(() => sessions.close())
  const cms: { requests: number; says: StaffAccount | null | 'nothing' } = {
    requests: 0,
    says: staffAccount(),
  }
  const find = async () => {
    cms.requests++
    if (cms.says === 'nothing') throw new AccountsUnavailable('down')
    return cms.says
  }
  const accounts = { find, verify: async () => null }
  const id = await sessions.start(staffAccount())
  const look = (isStrict = false) => checkedSession(id, { isStrict }, { sessions, accounts, now })
  return { clock, cms, look, sessions }
}

describe('a session and the account behind it', () => {
  it('asks the CMS once a minute', async () => {
    const { clock, cms, look } = await signedIn()
    for (let second = 0; second < 180; second += 20) {
      expect(await look()).toEqual(staffAccount())
      clock.now += seconds(20)
    }
    expect(cms.requests).toBe(2)
  })

  it('asks the CMS each time where it has to be strict', async () => {
    const { cms, look } = await signedIn()
    await look(true)
    await look(true)
    expect(cms.requests).toBe(2)
  })

  it.each([
    ['blocked or deleted', null],
    ['in another role', staffAccount({ role: 'marketing' })],
    ['with more rights than before', staffAccount({ role: 'administrator' })],
    ['under a new password', staffAccount({ stamp: 'another' })],
  ])('ends within a minute when the account is %s', async (_, account) => {
    const { clock, cms, look } = await signedIn()
    cms.says = account
    expect(await look()).not.toBeNull()
    clock.now += minutes(1)
    expect(await look()).toBeNull()
    cms.says = staffAccount()
    expect(await look()).toBeNull()
  })

  it('ends all sessions of the account at the first strict look', async () => {
    const { cms, look, sessions } = await signedIn()
    const elsewhere = await sessions.start(staffAccount())
    cms.says = null
    expect(await look(true)).toBeNull()
    expect(await sessions.find(elsewhere)).toBeNull()
  })

  it('goes on for ten minutes while the CMS is down, and nothing strict does', async () => {
    const { clock, cms, look } = await signedIn()
    cms.says = 'nothing'
    clock.now += minutes(9)
    expect(await look()).toEqual(staffAccount())
    await expect(look(true)).rejects.toThrow(AccountsUnavailable)
    clock.now += minutes(1)
    await expect(look()).rejects.toThrow(AccountsUnavailable)
    cms.says = staffAccount()
    expect(await look()).toEqual(staffAccount())
  })
})
