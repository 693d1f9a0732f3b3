import { describe, expect, it } from 'vitest'
import type { StaffAccount } from '~content/staff-account'
import { minutes } from '~/platform/units/duration'
import { staffAccount } from '~/testing/staff-account'
import { AccountsUnavailable } from '../session/cms-accounts.server'
import { createSignInLimit } from './sign-in-limit.server'
import { authenticate } from './authenticate.server'

const right = 'Volcan-Atitlan-1853'

function door({ account = staffAccount() }: { account?: StaffAccount } = {}) {
  const clock = { now: 0 }
  const cms = { requests: 0, isDown: false }
  const accounts = {
    find: async () => null,
    async verify({ email, password }: { email: string; password: string }) {
      cms.requests++
      if (cms.isDown) throw new AccountsUnavailable('down')
      return email === 'ana@stays.example' && password === right ? account : null
    },
  }
  const limit = createSignInLimit({ now: () => clock.now })
  function knock(email: string, password: string, address = '190.56.1.2') {
    const form = new FormData()
    form.set('email', email)
    form.set('password', password)
    return authenticate({ form, address }, { limit, accounts })
  }
  return { knock, clock, cms }
}

describe('signing in', () => {
  it('gives the account for the right password, and the same refusal for all that is wrong', async () => {
    const { knock } = door()
    expect(await knock('ana@stays.example', right)).toEqual({ account: staffAccount() })
    const wrong = await knock('ana@stays.example', 'wrong')
    const unknown = await knock('eva@stays.example', right)
    expect(wrong).toMatchObject({ problem: 'refused', email: 'ana@stays.example' })
    expect(unknown).toEqual({ ...wrong, email: 'eva@stays.example' })
    expect(JSON.stringify([wrong, unknown])).not.toContain(right)
  })

  it('does not ask the CMS about half a form', async () => {
    const { knock, cms } = door()
    for (const [email, password] of [
      ['', right],
      ['ana@stays.example', ''],
      ['a'.repeat(300), right],
    ] as const) {
      expect(await knock(email, password)).toMatchObject({ problem: 'incomplete' })
    }
    expect(cms.requests).toBe(0)
  })

  it('tells an account without a role that it has no place', async () => {
    const { knock } = door({ account: staffAccount({ role: 'none' }) })
    expect(await knock('ana@stays.example', right)).toMatchObject({ problem: 'noRight' })
    expect(await knock('ana@stays.example', 'wrong')).toMatchObject({ problem: 'refused' })
  })

  it('lets Marketing in, who read reports', async () => {
    const account = staffAccount({ role: 'marketing' })
    expect(await door({ account }).knock('ana@stays.example', right)).toEqual({ account })
  })

  it('ends at the eleventh try for an account, from wherever and however it is written', async () => {
    const { knock, clock, cms } = door()
    for (let tries = 0; tries < 10; tries++) {
      await knock(
        tries % 2 ? ' ANA@stays.example' : 'ana@stays.example',
        'wrong',
        `10.0.0.${tries}`,
      )
    }
    const eleventh = await knock('ana@stays.example', right, '10.0.0.99')
    expect(eleventh).toMatchObject({ problem: 'tooManyTries', waitMinutes: 15 })
    expect(cms.requests).toBe(10)
    clock.now += minutes(15)
    expect(await knock('ana@stays.example', right)).toHaveProperty('account')
  })

  it('ends at the eleventh try from an address, whatever the accounts', async () => {
    const { knock } = door()
    for (let tries = 0; tries < 10; tries++) await knock(`no-${tries}@stays.example`, 'wrong')
    expect(await knock('ana@stays.example', right)).toMatchObject({ problem: 'tooManyTries' })
    expect(await knock('ana@stays.example', right, '10.1.1.1')).toHaveProperty('account')
  })

  it('counts tries that come at once', async () => {
    const { knock } = door()
    const tries = Array.from({ length: 30 }, () => knock('ana@stays.example', 'wrong'))
    const problems = (await Promise.all(tries)).map((one) => ('problem' in one ? one.problem : ''))
    expect(problems.filter((problem) => problem === 'refused')).toHaveLength(10)
    expect(problems.filter((problem) => problem === 'tooManyTries')).toHaveLength(20)
  })

  it('counts neither those who know the password nor those whom nobody could answer', async () => {
    const { knock, cms } = door()
    for (let times = 0; times < 12; times++) {
      expect(await knock('ana@stays.example', right)).toHaveProperty('account')
    }
    cms.isDown = true
    for (let times = 0; times < 12; times++) {
      expect(await knock('ana@stays.example', right)).toMatchObject({ problem: 'unavailable' })
    }
  })
})
