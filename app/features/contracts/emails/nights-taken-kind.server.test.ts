import { expect, it, vi } from 'vitest'
import { sampleContract, sampleReservation } from '~/testing/factories/contract'
import { queueNightsTakenEmail, nightsTakenKind } from './nights-taken-kind.server'
import type { sendTeamEmail } from './team-email.server'

const send = vi.hoisted(() => vi.fn<typeof sendTeamEmail>(async () => {}))
vi.mock('./team-email.server', () => ({ sendTeamEmail: send }))

it('tells the team once for each version and its dates, in words of its language', async () => {
  const sent = new Map<string, string>()
  const queue: Parameters<typeof queueNightsTakenEmail>[1] = {
    async accept({ kind, key, payload }) {
      const isNew = !sent.has(key.value)
      expect(key.window).toBeNull()
      if (isNew) sent.set(key.value, kind.write(payload))
      return { outcome: 'accepted', id: key.value, isNew }
    },
  }
  const reservation = sampleReservation({ startDate: '2027-01-04', endDate: '2027-01-08' })
  const guestEmail = 'ana@example.com'
  const contract = sampleContract({ language: 'es', reservation, guestEmail })
  await queueNightsTakenEmail(contract, queue)
  const renamed = { ...reservation, fullName: 'Otro nombre' }
  await queueNightsTakenEmail({ ...contract, reservation: renamed }, queue)
  await queueNightsTakenEmail({ ...contract, version: contract.version + 1 }, queue)
  const later = { ...reservation, endDate: '2027-01-09' }
  await queueNightsTakenEmail({ ...contract, reservation: later }, queue)
  expect(sent.size).toBe(3)
  const [payload = ''] = sent.values()
  await nightsTakenKind.deliver(
    'mail-staff',
    { id: 'one', kind: nightsTakenKind.name, payload, acceptedAt: 0 },
    { results: {}, signal: new AbortController().signal },
  )
  const mail = send.mock.calls[0]?.[0]
  expect(mail?.paragraphs[0]).toContain('del 04-ene-2027 al 08-ene-2027')
  expect(mail?.replyTo).toEqual({ name: reservation.fullName, address: guestEmail })
})
