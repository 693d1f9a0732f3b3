import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { staffAnswerSchema, type StaffAccount } from '../../content-types/staff-account'
import { accountOf, type Person } from './account-of'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'

const password = 'Volcan-Santa-Maria-1902'

export function describeStaffAccounts(stage: () => Stage): void {
  const ask = (path: string, { token = staffToken, ...init }: RequestInit & { token?: string }) =>
    fetch(`${stage().cms.url}/api/staff-accounts/${path}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    })

  async function verify(email: string, tried = password): Promise<StaffAccount | null> {
    const body = JSON.stringify({ email, password: tried })
    const answer = await ask('verify', { method: 'POST', body })
    expect(answer.status).toBe(200)
    return staffAnswerSchema.parse(await answer.json()).data
  }

  const find = async (id: number | string) =>
    staffAnswerSchema.parse(await (await ask(String(id), {})).json()).data

  const hire = (name: string, roles: string[]) =>
    accountOf(stage(), { name, email: `${name.toLowerCase()}@staff.test`, password, roles })

  describe('the accounts of the staff', () => {
    let ana: Person

    beforeAll(async () => {
      ana = await hire('Ana', ['ceiba-operations'])
    })

    it('are told by e-mail and password, with their role and no secret', async () => {
      const account = await verify(' ANA@staff.test ')
      expect(account).toEqual({
        id: ana.id,
        name: 'Ana Tzul',
        role: 'operations',
        stamp: expect.stringMatching(/^[\w-]{43}$/),
      })
      expect(await find(ana.id)).toEqual(account)
    })

    it.each([
      ['ceiba-administrator', ['ceiba-administrator'], 'administrator'],
      ['ceiba-marketing', ['ceiba-marketing'], 'marketing'],
      ['several', ['ceiba-marketing', 'ceiba-operations'], 'operations'],
    ])('have the role with most rights: %s', async (name, roles, role) => {
      await hire(name, roles)
      expect(await verify(`${name}@staff.test`)).toMatchObject({ role })
    })

    it('have the first administrator among them', async () => {
      const first = await verify('editor@ceiba.test', 'Volcan-de-Agua-1541')
      expect(first).toMatchObject({ role: 'administrator' })
    })

    it('are silent about what is wrong', async () => {
      expect(await verify('ana@staff.test', 'Volcan-Santa-Maria-1903')).toBeNull()
      expect(await verify('nobody@staff.test')).toBeNull()
      expect(await find(987_654)).toBeNull()
      expect(await find('1%20or%201=1')).toBeNull()
    })

    it('are closed when they are not active or deleted, in the same words', async () => {
      const eva = await hire('Eva', ['ceiba-operations'])
      expect(await verify('eva@staff.test')).not.toBeNull()
      await eva.change({ isActive: false })
      expect(await verify('eva@staff.test')).toBeNull()
      expect(await find(eva.id)).toBeNull()
      await eva.change({ isActive: true })
      expect(await find(eva.id)).not.toBeNull()
      await eva.remove()
      expect(await verify('eva@staff.test')).toBeNull()
      expect(await find(eva.id)).toBeNull()
    })

    it('show a new stamp after a new password, and the new role after a change', async () => {
      const luz = await hire('Luz', ['ceiba-operations'])
      const before = await find(luz.id)
      await luz.change({ password: 'Volcan-Pacaya-1775' })
      const after = await find(luz.id)
      expect(after?.stamp).not.toBe(before?.stamp)
      await luz.change({ roles: ['ceiba-marketing'] })
      expect(await find(luz.id)).toMatchObject({ role: 'marketing', stamp: after?.stamp })
    })

    it('take no longer for a known name than for an unknown one', async () => {
      const times: Record<string, number[]> = { 'ana@staff.test': [], 'nobody@staff.test': [] }
      // Alternate, so that a busy machine slows both alike.
      for (let round = 0; round < 9; round++) {
        for (const [email, taken] of Object.entries(times)) {
          const begun = performance.now()
          await verify(email, 'not-the-password')
          taken.push(performance.now() - begun)
        }
      }
      const [known = 0, unknown = 0] = Object.values(times).map(
        (all) => all.sort((x, y) => x - y)[4],
      )
      // Without a password comparison the answer takes a tenth of the time.
      expect(unknown).toBeGreaterThan(known / 3)
      expect(known).toBeGreaterThan(unknown / 3)
    })

    it('are told to the token for them alone', async () => {
      const body = JSON.stringify({ email: 'ana@staff.test', password })
      for (const [token, status] of [
        ['', 401],
        ['another-token-altogether', 401],
        [contentToken, 403],
        [submissionToken, 403],
      ] as const) {
        expect((await ask('verify', { method: 'POST', body, token })).status).toBe(status)
        expect((await ask(String(ana.id), { token })).status).toBe(status)
      }
      const elsewhere = await fetch(`${stage().cms.url}/api/catalogue`, {
        headers: { authorization: `Bearer ${staffToken}` },
      })
      expect(elsewhere.status).toBe(403)
    })

    it('refuse what is no question', async () => {
      for (const body of [{}, { email: { $ne: '' }, password }, { email: 'a', password: '' }]) {
        const answer = await ask('verify', { method: 'POST', body: JSON.stringify(body) })
        expect(answer.status).toBe(400)
        expect(z.object({ data: z.null() }).parse(await answer.json()).data).toBeNull()
      }
    })
  })
}
