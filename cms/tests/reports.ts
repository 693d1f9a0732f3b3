import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  reportedContractsSchema,
  reportedLeadsSchema,
  reportedNightsSchema,
  reportedStaysSchema,
  type ReportedNights,
} from '../../content-types/report'
import { connect } from './entries'
import { submit } from './inquiry-calls'
import { inquirySample } from './inquiry-sample'
import { changeSubscription, leadCalls } from './lead-calls'
import { leadSample } from './lead-sample'
import { withDatabase } from './open-database'
import { publishRental, reservation } from './reservations'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'
import { setStay, stayCalls } from './stay-calls'

/** What reports are made of: stays as they came and moved on. */
export function describeReports(stage: () => Stage): void {
  let calls: ReturnType<typeof stayCalls>
  beforeEach(() => {
    calls = stayCalls(stage().cms)
  })

  /** An inquiry of a campaign that came at a moment. */
  async function arrive(receivedAt: string) {
    const sample = inquirySample()
    const campaign = {
      source: `campaign-${randomUUID()}`,
      medium: null,
      campaign: null,
      term: null,
      content: null,
      referrer: 'https://www.google.com/',
      landingPage: '/landing-page/lake?email=ana@example.com',
    }
    const email = `${randomUUID()}@example.com`
    const contact = { ...sample.contact, email }
    const { reference } = await submit(stage().cms, { ...sample, contact, receivedAt, campaign })
    return { reference, email, source: campaign.source }
  }

  async function report(from: string, to: string, source: string) {
    const answer = await calls.send('GET', `reports/stays?${new URLSearchParams({ from, to })}`)
    const text = await answer.text()
    const { data } = reportedStaysSchema.parse(JSON.parse(text))
    return { text, stays: data.filter(({ campaign }) => campaign.source === source) }
  }

  describe('a report', () => {
    it('has a stay with its source, its steps and who answered, and nothing of the guest', async () => {
      const { reference, email, source } = await arrive('2031-05-06T15:00:00.000Z')
      await calls.change(reference, { revision: 1, set: { stage: 'answered' } })
      await calls.change(reference, { revision: 2, set: { stage: 'lost', lostReason: 'price' } })
      const { text, stays } = await report('2031-05-06', '2031-05-06', source)
      expect(stays).toMatchObject([
        {
          receivedAt: '2031-05-06T15:00:00.000Z',
          stage: 'lost',
          lostReason: 'price',
          language: 'es',
          section: 'vacationRentals',
          isLanding: false,
          origin: 'inquiry',
          formPage: expect.stringMatching(/^\//),
          campaign: {
            source,
            medium: null,
            campaign: null,
            referrer: 'https://www.google.com/',
            landingPage: '/landing-page/lake',
          },
          reached: { answered: expect.any(String), offered: null, signed: null },
          answered: { by: 'Ana', at: expect.any(String) },
        },
      ])
      for (const secret of [reference, email, 'Xicay', 'ana@']) expect(text).not.toContain(secret)
    })

    it('counts a landing lead that names dates by the section of its page', async () => {
      const receivedAt = '2031-05-10T15:00:00.000Z'
      const sample = leadSample('landing', { receivedAt })
      const dates = { startDate: '2032-03-04', endDate: '2032-03-08' }
      const request = { ...sample.request, ...dates, type: 'hotels' as const }
      await leadCalls.submit(stage().cms, { ...sample, request })
      const { stays } = await report('2031-05-10', '2031-05-10', 'newsletter')
      expect(stays).toMatchObject([{ section: 'hotels', origin: 'lead', isLanding: true }])
    })

    it('is of days in Guatemala, both included', async () => {
      const { source } = await arrive('2031-06-02T05:59:59.000Z')
      expect((await report('2031-06-01', '2031-06-01', source)).stays).toHaveLength(1)
      expect((await report('2031-06-02', '2031-06-03', source)).stays).toHaveLength(0)
      expect((await report('2031-05-01', '2031-05-31', source)).stays).toHaveLength(0)
    })

    it('has the leads that a campaign may bring, and nothing of who wrote', async () => {
      const receivedAt = '2031-07-01T15:00:00.000Z'
      const rest = leadSample('listWithUs')
      const pageUrl = 'https://ceiba.example/es/unete-a-nosotros?utm_source=x'
      const from = (source: string) => ({
        source,
        medium: 'email',
        campaign: null,
        term: null,
        content: null,
        referrer: null,
        landingPage: '/es/blog?x=1',
      })
      const confirmed = leadSample('subscription', { receivedAt, campaign: from('confirmed') })
      for (const lead of [
        { ...rest, receivedAt, pageUrl, campaign: from('owners') },
        leadSample('career', { receivedAt, campaign: from('career') }),
        leadSample('productReport', { receivedAt, campaign: from('report') }),
        leadSample('subscription', { receivedAt, campaign: from('pending') }),
        confirmed,
      ]) {
        await leadCalls.submit(stage().cms, lead)
      }
      const { submissionId } = confirmed
      await changeSubscription(stage().cms, { submissionId, change: 'confirm', at: receivedAt })
      const answer = await calls.send('GET', 'reports/leads?from=2031-07-01&to=2031-07-01')
      const text = await answer.text()
      const { data } = reportedLeadsSchema.parse(JSON.parse(text))
      expect(data.map((lead) => lead.campaign.source).sort()).toEqual(['confirmed', 'owners'])
      expect(data.find((lead) => lead.campaign.source === 'owners')).toMatchObject({
        receivedAt,
        formPage: '/es/unete-a-nosotros',
        campaign: { medium: 'email', landingPage: '/es/blog' },
      })
      for (const secret of [rest.contact.email, rest.reference]) expect(text).not.toContain(secret)
    })

    const days = new URLSearchParams({ from: '2035-05-01', to: '2035-05-31' })
    const publish = (facts: object) =>
      publishRental(stage().editor, stage().townId, `report-${randomUUID().slice(0, 8)}`, facts)

    it('has the nights of a rental that were booked or blocked, and no hold', async () => {
      const locked = { startDate: '2035-05-20', endDate: '2035-05-21' }
      const rental = await publish({ listedOn: '2030-01-01', lockDates: [locked] })
      const elsewhere = await publish({ calendar: 'kept_elsewhere' })
      const add = (kind: string, startDate: string, endDate: string, more: object = {}) =>
        stage().editor.create(reservation, {
          name: 'Familia Xicay',
          kind,
          startDate,
          endDate,
          rental: connect(rental),
          ...more,
        })
      await add('booking', '2035-04-28', '2035-05-03')
      await add('block', '2035-05-10', '2035-05-12')
      await add('hold', '2035-05-15', '2035-05-17', { holdUntil: '2035-05-01T12:00:00.000Z' })
      const imported = await add('booking', '2035-05-25', '2035-05-27')
      await withDatabase(stage().cms, (database) =>
        database('reservations')
          .where({ document_id: imported.documentId })
          .update({ kind: 'import', closed: false }),
      )
      const answer = await calls.send('GET', `reports/nights?${days}`)
      const text = await answer.text()
      expect(text).not.toContain('Xicay')
      const { data }: { data: ReportedNights } = reportedNightsSchema.parse(JSON.parse(text))
      expect(data.rentals.find(({ id }) => id === rental)).toEqual({
        id: rental,
        townId: stage().townId,
        from: '2030-01-01',
        locked: [locked],
      })
      expect(data.rentals.find(({ id }) => id === elsewhere)).toBeUndefined()
      const taken = data.taken.filter((range) => range.rental === rental)
      expect(taken.map(({ kind, startDate, endDate }) => [kind, startDate, endDate])).toEqual([
        ['booking', '2035-05-01', '2035-05-02'],
        ['block', '2035-05-10', '2035-05-11'],
        ['elsewhere', '2035-05-25', '2035-05-26'],
      ])
    })

    it('has the price of contracts by their first signature, without those that were withdrawn or called off', async () => {
      const cents = 100 + Math.floor(Math.random() * 1_000_000)
      const signed = async (currency: '$' | 'Q') => {
        const dates = { startDate: '2035-03-04', endDate: '2035-03-08' }
        const money = { fullPayment: cents / 100, currency, ...dates }
        const { reference } = await calls.makeContract({}, money)
        await calls.sign(reference)
        return reference
      }
      const [first, second] = [await signed('$'), await signed('Q')]
      const found = async (from: string, to: string) => {
        const query = new URLSearchParams({ from, to })
        const answer = await calls.send('GET', `reports/contracts?${query}`)
        const text = await answer.text()
        for (const secret of [first, second]) expect(text).not.toContain(secret)
        const { data } = reportedContractsSchema.parse(JSON.parse(text))
        return data.filter((contract) => contract.cents === cents).map(({ currency }) => currency)
      }
      expect(await found('2026-11-22', '2026-11-22')).toEqual(['USD', 'GTQ'])
      expect(await found('2026-11-23', '2026-12-31')).toEqual([])
      // Withdrawing it begins with sending it anew.
      expect(await calls.changeContract(second, { set: { stage: 'sent' } })).toBe(200)
      expect(await found('2026-11-22', '2026-11-22')).toEqual(['USD'])
      await setStay(stage().cms, first, { stage: 'cancelled' })
      expect(await found('2026-11-22', '2026-11-22')).toEqual([])
      await setStay(stage().cms, first, { stage: 'signed' })
      expect(await found('2026-11-22', '2026-11-22')).toEqual(['USD'])
    })

    it.each([contentToken, submissionToken, staffToken])(
      'is closed to the token %s',
      async (token) => {
        for (const what of ['stays', 'leads', 'nights', 'contracts']) {
          const path = `reports/${what}?from=2031-01-01&to=2031-01-02`
          const { status } = await calls.send('GET', path, undefined, token)
          expect(status).toBeGreaterThanOrEqual(401)
        }
      },
    )
  })
}
