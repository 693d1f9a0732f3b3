import { describe, expect, it } from 'vitest'
import {
  changeSubscription,
  exportLeads,
  leadCalls,
  listUnconfirmed,
  recordReminder,
} from './lead-calls'
import { subscriptionSample } from './lead-sample'
import type { Stage } from './stage'

/** Who is reminded of a subscription, and who stands in lists and exports. */
export function describeSubscriberLists(stage: () => Stage): void {
  const send = (body: unknown, token?: string) => leadCalls.submit(stage().cms, body, token)
  const rowsWith = (field: string, text: string) =>
    leadCalls.rowsWith(stage().cms, stage().editor, field, text)

  describe('a subscription', () => {
    const changed = (submissionId: string, change: 'confirm' | 'end', at = new Date()) =>
      changeSubscription(stage().cms, { submissionId, change, at: at.toISOString() })

    it('is to be reminded of once, two to six days after the request, unless its e-mail is subscribed', async () => {
      const { cms } = stage()
      const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString()
      const ask = async (email: string, hours: number) => {
        const sample = { ...subscriptionSample(email), receivedAt: ago(hours) }
        await send(sample)
        return sample.submissionId
      }
      const due = await ask('due@remind.test', 49)
      const newer = await ask('newer@remind.test', 47)
      const older = await ask('older@remind.test', 150)
      const confirmed = await ask('sure@remind.test', 50)
      await changed(confirmed, 'confirm')
      const ended = await ask('over@remind.test', 50)
      await changed(ended, 'end')
      const twice = [await ask('twice@remind.test', 60), await ask('Twice@remind.test', 50)]
      const listed = async () =>
        (await listUnconfirmed(cms)).map(({ submissionId }) => submissionId)
      const first = await listed()
      expect(first).toContain(due)
      for (const id of [newer, older, confirmed, ended]) expect(first).not.toContain(id)
      expect(first.filter((id) => twice.includes(id))).toEqual([twice[1]])
      for (const id of first) await recordReminder(cms, id)
      expect(await listed()).toEqual([])
    })

    it('stands in lists and exports once it is confirmed; a filter shows the others', async () => {
      const { cms, editor } = stage()
      const sample = subscriptionSample('listed@example.com')
      const query = '?filters[$and][0][email][$eq]=listed@example.com'
      const exported = async (more = '') =>
        (await exportLeads(cms, editor, query + more)).lines.length - 1
      const rows = () => rowsWith('email', 'listed@example.com')
      await send(sample)
      expect([(await rows()).length, await exported()]).toEqual([0, 0])
      expect(await exported('&filters[$and][1][subscription][$eq]=pending')).toBe(1)
      await changed(sample.submissionId, 'confirm')
      expect([(await rows()).length, await exported()]).toEqual([1, 1])
      const { bytes } = await exportLeads(cms, editor, query)
      expect(bytes.toString()).toContain(sample.endLink)
      await changed(sample.submissionId, 'end')
      expect([(await rows()).length, await exported()]).toEqual([0, 0])
    })

    it('is exported with the proof of its consent, in the language of its letters', async () => {
      const { cms, editor } = stage()
      const consent = { wording: '¿Le enviamos la carta? [Sí]', language: 'es' } as const
      const emails = ['spanish@example.com', 'english@example.com', 'unconfirmed@example.com']
      for (const email of emails) {
        const sample = subscriptionSample(email)
        const language = email.startsWith('english') ? 'en' : 'es'
        await send({ ...sample, language })
        if (email.startsWith('unconfirmed')) continue
        const { submissionId } = sample
        const at = '2026-11-22T15:30:00.000Z'
        await changeSubscription(cms, { submissionId, change: 'confirm', at, consent })
        const later = { submissionId, change: 'confirm', at: new Date().toISOString() } as const
        const other = { wording: 'Something else', language: 'en' } as const
        await changeSubscription(cms, { ...later, consent: other })
      }
      const exported = async (query: string) => {
        const { lines, headers } = await exportLeads(cms, editor, query, 'subscribers')
        const [names = [], ...rows] = lines
        const own = rows.filter(([email = '']) => emails.includes(email))
        return { headers, own: own.map((row) => new Map(names.map((name, at) => [name, row[at]]))) }
      }
      const spanish = await exported('?language=en&of=es')
      expect(spanish.headers.get('content-disposition')).toContain('subscribers-es-')
      expect(spanish.own).toHaveLength(1)
      expect(Object.fromEntries(spanish.own[0] ?? [])).toMatchObject({
        'E-mail': 'spanish@example.com',
        Language: 'Spanish',
        Confirmed: '2026-11-22 09:30',
        'What they agreed to': consent.wording,
        'Agreed in': 'Spanish',
        'Link that ends it': expect.stringMatching(/^https:/),
      })
      expect((await exported('?of=en')).own).toHaveLength(1)
      expect((await exported('')).own).toHaveLength(2)
      expect((await exportLeads(cms, null, '', 'subscribers')).status).toBe(401)
    })
  })
}
