import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testInquiryDeps } from '~/testing/inquiry-deps'
import { inquiryRecordSchema, type InquiryRecord } from '../inquiry-record'
import { answerRequire } from './answer-require.server'
import type { InquiryDeps } from './inquiry-deps.server'
import { form, json, payload } from '~/testing/require-requests'

describe('the require call for several places', () => {
  const [casa] = payload.reservationDetails
  const domo = { ...casa, uuid: 'v', type: 5, slug: 'domo' }
  const requirement = (otherPlaces: unknown) =>
    JSON.stringify({
      reservationDetails: payload.reservationDetails,
      otherPlaces,
      currencyCode: 'USD',
    })

  it('takes them with one reference, as JSON and as a form', async () => {
    const { deps, waiting } = await testInquiryDeps()
    const called = json({ requirement: { ...payload, otherPlaces: [domo] } })
    expect((await answerRequire(called, deps)).status).toBe(200)
    const sent = form({ requirement: requirement([domo]), firstName: 'Eva' })
    expect((await answerRequire(sent, deps)).status).toBe(200)
    expect(await waiting()).toBe(2)
  })

  async function depsThatKeep(accepted: InquiryRecord[]) {
    const outbox: InquiryDeps['outbox'] = {
      findRepeated: async () => null,
      accept: async ({ payload: record }) => {
        accepted.push(inquiryRecordSchema.parse(record))
        return { outcome: 'accepted', id: randomUUID(), isNew: true }
      },
    }
    return (await testInquiryDeps({ outbox })).deps
  }

  it('has a stay in the first place, whose dates and guests the team’s stay takes', async () => {
    const accepted: InquiryRecord[] = []
    const deps = await depsThatKeep(accepted)
    const details = [{ uuid: 's', type: 3, slug: 'venta' }]
    const called = { ...payload, reservationDetails: details, otherPlaces: [casa] }
    expect((await answerRequire(json({ requirement: called }), deps)).status).toBe(200)
    const [record] = accepted
    expect(record?.inquiry.rental.slug).toBe('casa')
    expect(record?.inquiry.stay.startDate).toBe(casa?.startDate)
    expect(record?.inquiry.otherPlaces?.map(({ rental }) => rental.slug)).toEqual(['venta'])
  })

  it('asks for what the visitor left in', async () => {
    const accepted: InquiryRecord[] = []
    const deps = await depsThatKeep(accepted)
    const sent = form({ requirement: requirement([domo]), leftOut: 'casa' })
    expect((await answerRequire(sent, deps)).status).toBe(200)
    const [record] = accepted
    expect(record?.inquiry.rental.slug).toBe('domo')
    expect(record?.inquiry.otherPlaces).toBeUndefined()
    const none = form({ leftOut: 'casa' })
    const answer = await answerRequire(none, deps)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fields: { '': ['choosePlace'] } })
  })

  it('says that one of them is taken', async () => {
    const { deps, waiting } = await testInquiryDeps()
    const past = { ...domo, startDate: '2020-01-01' }
    const response = await answerRequire(form({ requirement: requirement([past]) }), deps)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: ['PAST_STARTDATE'],
      fields: { '': ['placeTaken'] },
    })
    const alone = form({ requirement: requirement([past]), leftOut: 'casa' })
    const left = await answerRequire(alone, deps)
    expect(await left.json()).toMatchObject({ fields: { '': ['placeTaken'] } })
    expect(await waiting()).toBe(0)
  })

  it.each([
    ['a place twice', [casa]],
    ['too many', Array.from({ length: 10 }, (_, index) => ({ ...domo, slug: `casa-${index}` }))],
    ['no list', 'domo'],
    ['what is no product', [1]],
  ])('cannot read %s', async (_name, others) => {
    const { deps, waiting } = await testInquiryDeps()
    const response = await answerRequire(form({ requirement: requirement(others) }), deps)
    expect(response.status).toBe(400)
    expect(await waiting()).toBe(0)
  })
})
