import type { Core } from '@strapi/strapi'
import { expect, it } from 'vitest'
import { sampleReservation } from '../../app/testing/factories/contract'
import {
  activityAfter,
  activityOf,
  fillEarlierContracts,
  noActivity,
} from '../src/contracts/contract-activity'
import { contractUid } from '../src/contracts/contract-uids'

const at = (hour: number) => `2026-11-22T${hour}:00:00.000Z`

it('holds the last opening, the last line and how many reminders a log has', () => {
  const first = activityAfter(noActivity, [
    { kind: 'opened', at: at(10) },
    { kind: 'reminded', at: at(11) },
  ])
  expect(first).toEqual({ openedAt: at(10), lastActivityAt: at(11), reminders: 1 })
  expect(activityAfter(first, [{ kind: 'reminded', at: at(12) }])).toEqual({
    openedAt: at(10),
    lastActivityAt: at(12),
    reminders: 2,
  })
  expect(activityAfter(first, [])).toEqual(first)
  expect(activityOf({ openedAt: null, reminders: null })).toEqual(noActivity)
})

it('is worked out of the log of contracts that were stored before', async () => {
  const updates: unknown[] = []
  const rows = [{ id: 7, reference: 'C-7K2M9Q', reservation: sampleReservation() }]
  const events = [{ kind: 'opened', at: new Date(at(10)) }]
  const query = (uid: string) => ({
    findMany: async () => (uid === contractUid ? rows : events),
    update: async (change: unknown) => void updates.push(change),
  })
  await fillEarlierContracts({ db: { query } } as unknown as Core.Strapi)
  expect(updates).toEqual([
    {
      where: { id: 7 },
      data: expect.objectContaining({
        openedAt: at(10),
        lastActivityAt: at(10),
        reminders: 0,
        archived: false,
        amount: 1482.5,
        currency: '$',
        property: 'Casa Ñandú',
      }),
    },
  ])
})
