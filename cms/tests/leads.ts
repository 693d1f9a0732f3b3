import { describe, expect, it } from 'vitest'
import { leadKinds } from '../../content-types/lead-kind'
import { connect, rental, rentalData } from './entries'
import { confirmEarlierSubscribers } from '../src/submissions/confirm-earlier-subscribers'
import {
  askSubscribed,
  changeSubscription,
  exportLeads,
  lead,
  leadCalls,
  listUnconfirmed,
  noteReminder,
} from './lead-calls'
import { leadSample } from './lead-sample'
import { landingPage } from './marketing-entries'
import { withDatabase } from './open-database'
import type { Stage } from './stage'

export function describeLeads(stage: () => Stage): void {
  const send = (body: unknown, token?: string) => leadCalls.submit(stage().cms, body, token)
  const open = (documentId: string) => leadCalls.open(stage().cms, stage().editor, documentId)
  const rowsWith = (field: string, text: string) =>
    leadCalls.rowsWith(stage().cms, stage().editor, field, text)

  describe('a lead from the site', () => {
    it.each(leadKinds)('is kept with everything that it says: %s', async (kind) => {
      const sample = leadSample(kind)
      const answer = await send(sample)
      expect(answer).toMatchObject({ status: 201, reference: sample.reference })
      const { contact, campaign } = sample
      const { submissionId, receivedAt, language, specialRequirement, pageUrl, botFlag } = sample
      expect(await open(answer.documentId)).toMatchObject({
        ...{ kind, submissionId, receivedAt, language, specialRequirement, pageUrl, botFlag },
        ...contact,
        name: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
        source: 'newsletter / email / noviembre',
        stage: kind === 'subscription' ? 'settled' : 'new',
        campaign: expect.objectContaining(campaign),
      })
    })

    it('keeps what a landing form asked', async () => {
      const { request, ...sample } = leadSample('landing')
      const { documentId } = await send({ ...sample, request })
      const { source, type, ...asked } = request
      expect(await open(documentId)).toMatchObject({
        ...asked,
        about: source.title,
        landingType: type,
        landingField: source.field,
        landingId: source.id,
      })
    })

    it('keeps what a report says, and of whom', async () => {
      const sample = leadSample('providerReport')
      const { documentId } = await send(sample)
      const { product, provider, description } = sample
      expect(await open(documentId)).toMatchObject({
        description,
        about: provider.name,
        section: product.section,
        productName: product.name,
        productSlug: product.slug,
        productId: product.id,
        providerName: provider.name,
        providerId: provider.id,
      })
    })

    it('keeps a whole application', async () => {
      const sample = leadSample('career')
      const { documentId } = await send(sample)
      const { career, cv, photo, skills, ...rest } = sample.application
      expect(await open(documentId)).toMatchObject({
        ...rest,
        about: career.title,
        careerId: career.id,
        cvName: cv.name,
        cvFile: cv.id,
        photoName: photo.name,
        photoFile: photo.id,
        skills: expect.objectContaining(skills),
      })
    })

    it('points to the landing and to the place that it is about, and outlives both', async () => {
      const { cms, editor, townId } = stage()
      const landing = await editor.create(landingPage, { titleOffer: 'Asked for', type: 'other' })
      const { request, ...asked } = leadSample('landing')
      const source = { ...request.source, id: landing.documentId }
      const first = await send({ ...asked, request: { ...request, source } })
      const house = await editor.create(rental, {
        ...rentalData,
        slug: 'reported',
        town: connect(townId),
      })
      const report = leadSample('productReport')
      const product = { ...report.product, id: house.documentId }
      const second = await send({ ...report, product })

      const related = (id: string, field: string) => leadCalls.related(cms, editor, { id, field })
      expect(await related(first.documentId, 'landing_page')).toEqual([landing.documentId])
      expect(await related(second.documentId, 'rental')).toEqual([house.documentId])
      await editor.remove(landingPage, landing.documentId)
      await editor.remove(rental, house.documentId)
      expect(await open(first.documentId)).toMatchObject({ about: source.title })
      expect(await open(second.documentId)).toMatchObject({ productName: product.name })
    })

    it('is stored once, also when it comes many times at the same moment', async () => {
      const sample = leadSample('referral')
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(sample)))
      expect(answers.map(({ status }) => status).sort()).toEqual([
        200, 200, 200, 200, 200, 200, 200, 201,
      ])
      expect(answers.every(({ isRepetition }) => !isRepetition)).toBe(true)
      expect(await rowsWith('submissionId', sample.submissionId)).toHaveLength(1)
    })

    it('is not mistaken for another one with its id', async () => {
      const sample = leadSample('referral')
      await send(sample)
      const other = { ...sample, specialRequirement: 'Otra cosa.' }
      expect(await send(other)).toMatchObject({ status: 409 })
    })

    it('is refused with the reasons where it is not as agreed', async () => {
      const { contact } = leadSample('listWithUs')
      const malformed = { ...contact, email: 'nobody', surprise: true }
      const answer = await send({ ...leadSample('listWithUs'), contact: malformed })
      expect(answer.status).toBe(400)
      expect(answer.message).toContain('contact.email')
      expect(answer.message).toContain('surprise')
      expect(await send({ ...leadSample('referral'), kind: 'rental' })).toMatchObject({
        status: 400,
        message: expect.stringContaining('kind'),
      })
    })
  })

  describe('a subscription', () => {
    const again = (email: string) => {
      const sample = leadSample('subscription')
      return { ...sample, contact: { ...sample.contact, email } }
    }

    const changed = (submissionId: string, change: 'confirm' | 'end', at = new Date()) =>
      changeSubscription(stage().cms, { submissionId, change, at: at.toISOString() })
    const stateOf = async (documentId: string) => {
      const { subscription, confirmedAt, endedAt } = await open(documentId)
      return { subscription, confirmedAt, endedAt }
    }

    it('is to be reminded of once, two to six days after the request, unless its e-mail is subscribed', async () => {
      const { cms } = stage()
      const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString()
      const ask = async (email: string, hours: number) => {
        const sample = { ...again(email), receivedAt: ago(hours) }
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
      for (const id of first) await noteReminder(cms, id)
      expect(await listed()).toEqual([])
    })

    it('counts once its owner has confirmed it, and the first time alone', async () => {
      const sample = again('Later@example.com')
      const { documentId } = await send(sample)
      expect(await stateOf(documentId)).toMatchObject({ subscription: 'pending' })
      expect(await askSubscribed(stage().cms, 'later@example.com')).toEqual({
        status: 200,
        isSubscribed: false,
      })
      const at = new Date('2026-11-21T16:00:00.000Z')
      const first = await changed(sample.submissionId, 'confirm', at)
      expect(first).toMatchObject({ state: 'confirmed', isOwn: true, contact: sample.contact })
      expect(await changed(sample.submissionId, 'confirm', at)).toEqual(first)
      expect(await changed(sample.submissionId, 'confirm')).toEqual({ ...first, isOwn: false })
      expect(await stateOf(documentId)).toEqual({
        subscription: 'confirmed',
        confirmedAt: at.toISOString(),
        endedAt: null,
      })
      expect(await askSubscribed(stage().cms, 'LATER@example.com')).toMatchObject({
        isSubscribed: true,
      })
    })

    it('is ended once, for good, and can be begun anew', async () => {
      const sample = again('gone@example.com')
      const { documentId } = await send(sample)
      await changed(sample.submissionId, 'confirm')
      const at = new Date('2026-11-22T09:00:00.000Z')
      expect(await changed(sample.submissionId, 'end', at)).toMatchObject({ state: 'ended' })
      await changed(sample.submissionId, 'end')
      await changed(sample.submissionId, 'confirm')
      expect(await stateOf(documentId)).toMatchObject({
        subscription: 'ended',
        endedAt: at.toISOString(),
      })
      expect(await askSubscribed(stage().cms, 'gone@example.com')).toMatchObject({
        isSubscribed: false,
      })
      const anew = again('gone@example.com')
      expect(await send(anew)).toMatchObject({ status: 201, isRepetition: false })
      expect(await changed(anew.submissionId, 'confirm')).toMatchObject({ state: 'confirmed' })
    })

    it('is a repetition of a confirmed one, and after three that nobody confirmed', async () => {
      const first = again('many@example.com')
      expect(await send(first)).toMatchObject({ status: 201 })
      for (const _ of [2, 3])
        expect(await send(again('MANY@example.com'))).toMatchObject({ status: 201 })
      expect(await send(again('many@example.com'))).toMatchObject({ isRepetition: true })
      await changed(first.submissionId, 'confirm')
      expect(await send(again('many@example.com'))).toMatchObject({
        reference: first.reference,
        isRepetition: true,
      })
    })

    it('is confirmed once for an e-mail, also when several requests are at the same moment', async () => {
      const samples = [again('twice@example.com'), again('Twice@example.com')]
      for (const sample of samples) await send(sample)
      const answers = await Promise.all(
        samples.map(({ submissionId }) => changed(submissionId, 'confirm')),
      )
      expect(answers.filter((answer) => answer?.state === 'confirmed')).toHaveLength(1)
      expect(await askSubscribed(stage().cms, 'twice@example.com')).toMatchObject({
        isSubscribed: true,
      })
    })

    it('stands in lists and exports once it is confirmed; a filter shows the others', async () => {
      const { cms, editor } = stage()
      const sample = again('listed@example.com')
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
        const sample = again(email)
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
        ...{ 'E-mail': 'spanish@example.com', Language: 'Spanish', Confirmed: '2026-11-22 09:30' },
        ...{ 'What they agreed to': consent.wording, 'Agreed in': 'Spanish' },
        'Link that ends it': expect.stringMatching(/^https:/),
      })
      expect((await exported('?of=en')).own).toHaveLength(1)
      expect((await exported('')).own).toHaveLength(2)
      expect((await exportLeads(cms, null, '', 'subscribers')).status).toBe(401)
    })

    it('is one that the database itself gives to no second row', async () => {
      const sample = again('once@example.com')
      await send(sample)
      await changed(sample.submissionId, 'confirm')
      const insert = withDatabase(stage().cms, (database) =>
        database('leads').insert({ subscriber: 'once@example.com' }),
      )
      await expect(insert).rejects.toThrow('UNIQUE')
    })

    it('leaves other forms of the same person alone', async () => {
      const sample = again('both@example.com')
      const { contact } = sample
      const { documentId } = await send(sample)
      await changed(sample.submissionId, 'confirm')
      const others = [leadSample('referral', { contact }), leadSample('listWithUs', { contact })]
      for (const other of others) expect(await send(other)).toMatchObject({ status: 201 })
      expect(await rowsWith('email', 'both@example.com')).toHaveLength(3)
      await stage().editor.remove(lead, documentId, null)
      expect(await askSubscribed(stage().cms, 'both@example.com')).toMatchObject({
        isSubscribed: false,
      })
    })

    it('of the time before counts as confirmed, from the day on which it was asked for', async () => {
      const before = {
        ...{ document_id: 'of-before', submission_id: 'a-subscription-of-before' },
        ...{ kind: 'subscription', published_at: Date.now() },
        ...{ email: 'before@example.com', subscriber: 'before@example.com' },
        received_at: new Date('2025-03-01T10:00:00.000Z').getTime(),
      }
      await withDatabase(stage().cms, async (database) => {
        await database('leads').insert(before)
        await confirmEarlierSubscribers({ db: { connection: database } })
      })
      expect(await stateOf('of-before')).toEqual({
        subscription: 'confirmed',
        confirmedAt: '2025-03-01T10:00:00.000Z',
        endedAt: null,
      })
      expect(await rowsWith('email', 'before@example.com')).toHaveLength(1)
    })

    it('is none where nobody sent one', async () => {
      expect(await changed('a-subscription-of-nobody', 'end')).toBeNull()
      const { submissionId } = leadSample('referral')
      expect(await changed(submissionId, 'confirm')).toBeNull()
    })

    it('is asked for by its e-mail alone', async () => {
      for (const email of [undefined, '', 'nobody', { $ne: '' }, ['a@example.com']]) {
        expect(await askSubscribed(stage().cms, email)).toMatchObject({ status: 400 })
      }
    })
  })
}
