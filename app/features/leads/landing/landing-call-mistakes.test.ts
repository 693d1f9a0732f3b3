import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { handler, landingForm } from '~/testing/landing-call'
import { testLeadDeps } from '~/testing/lead-deps'
import { answerLeadCall } from '../submit/answer-lead-call.server'

const declinedSchema = z.object({
  errors: z.array(z.string()),
  message: z.string(),
  fields: z.record(z.string(), z.array(z.string())),
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the call of landing forms', () => {
  it.each([
    [{ firstName: '' }, 'firstName', 'enterName'],
    [{ email: '' }, 'email', 'enterEmail'],
    [{ email: 'ana@' }, 'email', 'invalidEmail'],
    [{ phone: '' }, 'phone', 'enterPhone'],
    [{ phone: '12' }, 'phone', 'invalidNumber'],
    [{ agreement: '' }, 'agreement', 'acceptPrivacy'],
    [{ adults: '0' }, 'adults', 'oneAdult'],
    [{ children: '-1' }, 'children', 'invalidValue'],
    [{ adults: '30', children: '21' }, 'children', 'maxCapacity'],
    [{ adults: '51' }, 'adults', 'maxCapacity'],
    [{ startDate: '12/31/2026' }, 'startDate', 'invalidDate'],
    [{ startDate: '2/1/2027', endDate: '2/1/2027' }, 'endDate', 'endBeforeStart'],
    [{ startDate: '20/11/2026' }, 'startDate', 'pastCheckIn'],
    [{ startDate: '20/11/2026', endDate: '24/11/2026' }, 'startDate', 'pastCheckIn'],
    [{ endDate: '2026-11-20' }, 'endDate', 'pastDay'],
  ])('refuses %o at %s: %s', async (over, field, message) => {
    const { deps, submitted } = await testLeadDeps()
    const response = await answerLeadCall(landingForm(over), handler, deps)
    expect(response.status).toBe(422)
    const answer = declinedSchema.parse(await response.json())
    expect(answer.errors).toEqual(['INVALID_FIELDS'])
    expect(answer.fields).toMatchObject({ [field]: [message] })
    expect(submitted).toEqual([])
  })

  it('tells every mistake at once', async () => {
    const { deps } = await testLeadDeps()
    const sent = landingForm({ firstName: '', email: '', phone: '', agreement: '', adults: '0' })
    const { fields: wrong } = declinedSchema.parse(
      await (await answerLeadCall(sent, handler, deps)).json(),
    )
    expect(Object.keys(wrong).sort()).toEqual([
      'adults',
      'agreement',
      'email',
      'firstName',
      'phone',
    ])
  })

  it('belongs to one landing, neither to none nor to two', async () => {
    const { deps } = await testLeadDeps()
    const sources: Record<string, string>[] = [
      { landing_page: '' },
      { landing_offer: 'o1' },
      // What an e-mail would show in place of the title.
      { landing_page: 'Your prize: http://bad.example' },
    ]
    for (const over of sources) {
      expect((await answerLeadCall(landingForm(over), handler, deps)).status).toBe(422)
    }
  })
})
