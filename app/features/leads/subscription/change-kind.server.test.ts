import { expect, it } from 'vitest'
import { subscriptionChangeKind as kind } from './change-kind.server'

const { signal } = new AbortController()
const stored = (change: 'confirm' | 'end') => ({
  id: 'a-change-of-a-subscription',
  kind: kind.name,
  payload: kind.write({ submissionId: 'a-subscription-of-ana', change }),
  acceptedAt: Date.now(),
})
const changed = {
  state: 'confirmed',
  isOwn: true,
  reference: 'CS-7K2M9Q',
  language: 'es',
  page: 'AR',
  contact: {
    firstName: 'Ana',
    lastName: 'Xicará',
    email: 'ana@example.com',
    phone: null,
    countryCode: null,
    contactMethod: 'email',
    noPhone: false,
  },
}

it.each(['mail-staff', 'mail-visitor'])(
  'writes of no end, and of no old news: %s',
  async (step) => {
    // Any e-mail would first fetch the site settings, and there is no CMS here.
    expect(await kind.deliver(step, stored('end'), { results: {}, signal })).toBeNull()
    for (const old of [{ isOwn: false }, { state: 'ended' }]) {
      const results = { cms: { ...changed, ...old } }
      expect(await kind.deliver(step, stored('confirm'), { results, signal })).toBeNull()
    }
    await expect(
      kind.deliver(step, stored('confirm'), { results: { cms: changed }, signal }),
    ).rejects.toThrow()
  },
)

it.each(['mail-staff', 'mail-visitor'])(
  'waits until the CMS has confirmed it: %s',
  async (step) => {
    await expect(kind.deliver(step, stored('confirm'), { results: {}, signal })).rejects.toThrow(
      'not confirmed',
    )
  },
)
