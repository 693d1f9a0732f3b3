import { expect, it } from 'vitest'
import type { RecentOffer } from '~content/offer'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { queueOfferOrReminder } from './queue-offer-emails.server'
import { queueMissedOfferEmails } from './queue-missed-offer-emails.server'

it('brings the e-mails that the outbox does not know, and no others', async () => {
  const recent: RecentOffer[] = [
    { reference: 'O-AAAAAA', stage: 'open' },
    { reference: 'O-BBBBBB', stage: 'accepted' },
    { reference: 'O-CCCCCC', stage: 'declined' },
    { reference: 'O-DDDDDD', stage: 'withdrawn' },
  ]
  const known = new Set(['O-BBBBBB.accepted'])
  const accepted: string[] = []
  const accept: Outbox['accept'] = async ({ kind, key }) => {
    known.add(key.value)
    accepted.push(`${kind.name} ${key.value}`)
    return { outcome: 'accepted', id: 'one', isNew: true }
  }
  const queue = { accept, findId: async (key: string) => (known.has(key) ? 'one' : null) }
  const store = { listRecent: async () => recent }
  const now = new Date('2026-11-22T12:00:00Z')
  await queueMissedOfferEmails({ store, queue, now })
  await queueMissedOfferEmails({ store, queue, now })
  expect(accepted).toEqual(['offer O-AAAAAA.offer.0', 'offer-declined O-CCCCCC.declined'])
})

it('tells where the outbox takes no reminder', async () => {
  const offer = { reference: 'O-AAAAAA', remindersSent: 1 }
  const away: Outbox['accept'] = async () => ({ outcome: 'unavailable' })
  const here: Outbox['accept'] = async () => ({ outcome: 'accepted', id: 'one', isNew: false })
  expect(await queueOfferOrReminder(offer, { accept: away })).toBe(false)
  expect(await queueOfferOrReminder(offer, { accept: here })).toBe(true)
})
