import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { roleCodes } from '../src/staff/panel-rights'
import { openPanel, signIn } from './editor'
import { panelClient, password } from './panel-client'
import type { Stage } from './stage'

const settings = 'api::site-setting.site-setting'

/** Invitations and password resets of the panel, and their language. */
export function describePanelServices(stage: () => Stage): void {
  const office = () => ({ cms: stage().cms, boss: panelClient(stage().cms, stage().editor) })

  const mails = () => {
    const folder = join(office().cms.dataDirectory, 'mail')
    return readdirSync(folder).map((name) => join(folder, name))
  }

  describe('an invitation', () => {
    it.each([
      ['en', 'Your account at', 'Choose your password here:'],
      ['es', 'Su cuenta en', 'Elija su contraseña aquí:'],
    ])('goes out by mail in the language of the panel: %s', async (language, subject, line) => {
      const { boss } = office()
      const email = `invited-${language}@panel.test`
      const role = (await boss.roleIds())[roleCodes.marketing]
      const person = { firstname: 'María', email, roles: [role] }
      expect((await boss.call('POST', 'users', person, language)).status).toBe(201)
      const file = mails().find((path) => readFileSync(path, 'utf8').includes(`To: ${email}`)) ?? ''
      const text = decoded(readFileSync(file, 'utf8'))
      expect(text).toContain(subject)
      expect(text).toContain(line)
      expect(text).toMatch(/\/admin\/auth\/register\?registrationToken=[0-9a-f]{20,}/)
      // The link opens an account.
      expect(statSync(file).mode & 0o077).toBe(0)
    })

    it('is not sent where nobody was invited', async () => {
      const { boss } = office()
      const before = mails().length
      expect((await boss.call('POST', 'users', { firstname: 'A', email: 'x' })).status).toBe(400)
      expect(mails()).toHaveLength(before)
    })
  })

  describe('a forgotten password', () => {
    it('brings a mail in both languages', async () => {
      const { cms, boss } = office()
      const { email } = await boss.account((await boss.roleIds())[roleCodes.marketing] ?? 0)
      const answer = await fetch(`${cms.url}/admin/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      expect(answer.status).toBe(204)
      const sent = () =>
        mails()
          .map((path) => decoded(readFileSync(path, 'utf8')))
          .find((text) => text.includes(`To: ${email}`) && text.includes('reset-password?code='))
      // Strapi answers before it sends the e-mail.
      await expect.poll(sent).toContain('Elija aquí una contraseña nueva')
    })
  })

  describe('the site settings', () => {
    it('are changed by Marketing and administrators, the e-mail address and the number of WhatsApp by these alone', async () => {
      const { cms, boss } = office()
      const ids = await boss.roleIds()
      const address = `${cms.url}/content-manager/single-types/${settings}`
      const body = JSON.stringify({ whatsappNumber: '50255550000', email: 'other@ceiba.test' })
      for (const role of ['marketing', 'operations', 'administrator'] as const) {
        const { email } = await boss.account(ids[roleCodes[role]] ?? 0)
        const { authorization } = await signIn(cms, { email, password })
        const headers = { authorization, 'content-type': 'application/json' }
        const { status } = await fetch(address, { method: 'PUT', headers, body })
        // Other missing settings are not tested here.
        expect(status === 403, role).toBe(role === 'operations')
        if (role === 'operations') continue
        const saved = await fetch(address, { headers })
        const { data } = z
          .object({
            data: z.object({ whatsappNumber: z.string().nullish(), email: z.string().nullish() }),
          })
          .parse(await saved.json())
        const isAdministrator = role === 'administrator'
        expect(data.whatsappNumber === '50255550000', role).toBe(isAdministrator)
        expect(data.email === 'other@ceiba.test', role).toBe(isAdministrator)
      }
    })
  })

  describe('an answer of the CMS', () => {
    it('is in the language of the panel', async () => {
      const { cms, editor } = stage()
      const redirect = 'api::redirect.redirect'
      const data = { fromPath: '/', toPath: '/blog' }
      expect((await editor.create(redirect, data)).message).toContain('The home page cannot')
      const spanish = openPanel(cms, editor.authorization, 'es')
      expect((await spanish.create(redirect, data)).message).toContain('La página de inicio no')
    })
  })
}

/** The readable part of a mail, from quoted-printable and encoded words. */
function decoded(raw: string): string {
  const bytes = raw
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_whole, word: string) => word.replaceAll('_', ' '))
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
