import { expect, it } from 'vitest'
import { sentKinds } from '~content/lead-kind'
import { someLead } from '~/testing/factories/lead'
import { leadKind } from './lead-kind.server'

const subscription = {
  id: 'a-subscription-of-ana',
  kind: leadKind.name,
  payload: leadKind.write({ lead: someLead('subscription') }),
  acceptedAt: Date.now(),
}
const { signal } = new AbortController()

it.each(sentKinds)('reads again what it wrote of a lead of the kind %s', (kind) => {
  const lead = someLead(kind)
  expect(JSON.parse(leadKind.write({ lead }))).toEqual({ lead })
})

it('writes down nothing that the CMS would refuse', () => {
  const lead = { ...someLead('subscription'), kind: 'career' as const }
  expect(() => leadKind.write({ lead } as never)).toThrow('application')
})

it.each(['mail-staff', 'mail-visitor'])(
  'sends no mail about what the CMS had from earlier: %s',
  async (step) => {
    const results = { cms: { reference: 'CS-7K2M9Q', isRepetition: true } }
    // Any e-mail would first fetch the site settings, and there is no CMS here.
    expect(await leadKind.deliver(step, subscription, { results, signal })).toBeNull()
  },
)
