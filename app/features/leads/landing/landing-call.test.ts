import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { handler, landingForm, landingJson } from '~/testing/landing-call'
import { testLeadDeps } from '~/testing/lead-deps'
import { answerLeadCall } from '../submit/answer-lead-call.server'

/** The payload of leads-and-content.md §3, as a program sends it. */
const payload = {
  firstName: 'Ana',
  lastName: 'Xicará',
  email: 'ana@example.com',
  phone: '+502 5555 1234',
  specialRequirement: 'A cot, please',
  contactWay: 'whatsapp',
  language_code: 'es',
  type: 'vacationRentals',
  page: 'AR',
  country: 'SV',
  adults: 2,
  children: 1,
  startDate: '24/12/2026',
  endDate: '2026-12-31',
  landing_page: 'l1',
  seen: false,
  date: '2026-11-21',
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the call of landing forms', () => {
  it('takes the payload of a program', async () => {
    const { deps, submitted } = await testLeadDeps()
    const response = await answerLeadCall(landingJson(payload), handler, deps)
    expect(await response.json()).toEqual({
      data: {
        reference: expect.stringMatching(/^CS-/),
        confirmation: expect.stringMatching(
          /^\/es\/confirmation\/landing-page\?type=vacationRentals&reference=CS-/,
        ),
      },
    })
    expect(submitted).toEqual([
      {
        lead: expect.objectContaining({
          kind: 'landing',
          language: 'es',
          landing: true,
          pageUrl: null,
          campaign: null,
          specialRequirement: 'A cot, please',
          contact: expect.objectContaining({
            lastName: 'Xicará',
            phone: '+502 5555 1234',
            contactMethod: 'whatsapp',
          }),
          request: {
            type: 'vacationRentals',
            source: { field: 'landing_page', id: 'l1', title: 'A week at the lake' },
            page: 'AR',
            country: 'SV',
            location: null,
            adults: 2,
            children: 1,
            startDate: '2026-12-24',
            endDate: '2026-12-31',
          },
        }),
      },
    ])
  })

  it('notes the page and how the visitor came, by script or by the addresses', async () => {
    const { deps, submitted } = await testLeadDeps()
    const Referer = 'https://ceiba.example/landing-page/lake?utm_source=mail&utm_term=%00x#lead'
    const sent = landingForm(
      { utm_source: 'radio', referrer: 'https://news.example/a' },
      { Referer },
    )
    expect((await answerLeadCall(sent, handler, deps)).status).toBe(200)
    expect(submitted).toEqual([
      {
        lead: expect.objectContaining({
          pageUrl: 'https://ceiba.example/landing-page/lake?utm_source=mail&utm_term=%00x',
          campaign: {
            source: 'radio',
            medium: null,
            campaign: null,
            term: 'x',
            content: null,
            referrer: 'https://news.example/a',
            landingPage: null,
          },
        }),
      },
    ])
  })

  it('says whose page it was and where the visitor is: by the address, else by the telephone', async () => {
    const { deps, submitted } = await testLeadDeps()
    const requested: Record<string, string>[] = [
      {},
      { country: 'SV' },
      { phone: '+503 7012 3456' },
      { phone: '', noPhone: 'on' },
    ]
    for (const over of requested) await answerLeadCall(landingForm(over), handler, deps)
    expect(submitted).toEqual(
      ['GT', 'SV', 'SV', null].map((country) => ({
        lead: expect.objectContaining({
          request: expect.objectContaining({ page: 'AR', country }),
        }),
      })),
    )
  })

  it('keeps how to answer only where the form asked for it', async () => {
    const { deps, submitted } = await testLeadDeps()
    const asked: Record<string, string>[] = [{}, { contactMethod: 'email' }]
    for (const over of asked) await answerLeadCall(landingForm(over), handler, deps)
    expect(submitted).toEqual(
      [null, 'email'].map((contactMethod) => ({
        lead: expect.objectContaining({ contact: expect.objectContaining({ contactMethod }) }),
      })),
    )
  })

  it('needs no last name, and no phone where the box is ticked', async () => {
    const { deps, submitted } = await testLeadDeps()
    const sent = landingForm({ phone: '', noPhone: 'on' })
    expect((await answerLeadCall(sent, handler, deps)).status).toBe(200)
    expect(submitted).toEqual([
      {
        lead: expect.objectContaining({
          contact: expect.objectContaining({ lastName: null, phone: null, noPhone: true }),
        }),
      },
    ])
  })

  it('keeps a lead of a landing that ended meanwhile', async () => {
    const { deps, submitted } = await testLeadDeps()
    expect(
      (await answerLeadCall(landingForm({ landing_page: 'gone' }), handler, deps)).status,
    ).toBe(200)
    expect(submitted).toHaveLength(1)
  })

  it('takes an arrival today until the cut-off hour, then from tomorrow on', async () => {
    const { deps } = await testLeadDeps()
    const statusOf = async (startDate: string) =>
      (await answerLeadCall(landingForm({ startDate }), handler, deps)).status
    vi.setSystemTime('2026-11-21T21:59:00Z')
    expect(await statusOf('21/11/2026')).toBe(200)
    vi.setSystemTime('2026-11-21T22:00:00Z')
    expect(await statusOf('21/11/2026')).toBe(422)
    expect(await statusOf('22/11/2026')).toBe(200)
  })

  it('stores what is sent twice once', async () => {
    const { deps, submitted } = await testLeadDeps()
    const submissionKey = crypto.randomUUID()
    const sendings: Record<string, string>[] = [{}, {}, { submissionKey }, { submissionKey }]
    for (const over of sendings) {
      expect((await answerLeadCall(landingForm(over), handler, deps)).status).toBe(200)
    }
    expect(submitted).toHaveLength(2)
    const other = await answerLeadCall(
      landingForm({ submissionKey, firstName: 'Eva' }),
      handler,
      deps,
    )
    expect(other.status).toBe(409)
  })

  it('thanks a program that falls into the honeypot, and stores nothing', async () => {
    const { deps, submitted } = await testLeadDeps()
    const response = await answerLeadCall(
      landingForm({ website: 'https://spam.example' }),
      handler,
      deps,
    )
    expect(response.status).toBe(200)
    expect(submitted).toEqual([])
  })

  it('thanks for a form of the top listings or of unique stays with their words', async () => {
    const { deps } = await testLeadDeps()
    const thanksFor = async (over: Record<string, string>) => {
      const answer = await answerLeadCall(landingForm(over), handler, deps)
      const accepted = z.object({ data: z.object({ confirmation: z.string() }) })
      return accepted.parse(await answer.json()).data.confirmation
    }
    const listed = { landing_page: '', listing_section: 'uniqueStays' }
    expect(await thanksFor(listed)).toContain('?type=uniqueStays&topListing=true&reference=')
    expect(await thanksFor({})).toContain('?type=uniqueStays&uniqueStays=true&reference=')
    expect(await thanksFor({ type: 'hotels' })).toContain('?type=hotels&reference=')
  })
})
