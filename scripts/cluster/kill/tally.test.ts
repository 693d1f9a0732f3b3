import { expect, it } from 'vitest'
import { countByKind, isFlawless } from './tally'

const kinds = [{ kind: 'inquiry', mails: ['staff', 'guest'] }]
const sent = [
  { kind: 'inquiry', email: 'a@example.com', reference: 'CS-A' },
  { kind: 'inquiry', email: 'b@example.com', reference: null },
]
const stored = [
  { kind: 'inquiry', reference: 'CS-A', email: 'a@example.com', submissionId: '1' },
  { kind: 'inquiry', reference: 'CS-B', email: 'b@example.com', submissionId: '2' },
]
const mails = ['1', '2'].flatMap((submissionId) =>
  ['staff', 'guest'].map((recipient) => ({ submissionId, recipient, to: '' })),
)

it('counts what is whole, also where the answer did not reach the visitor', () => {
  const tallies = countByKind(kinds, { sent, stored, mails })
  expect(tallies).toEqual([
    {
      kind: 'inquiry',
      sent: 2,
      acknowledged: 1,
      stored: 2,
      lost: 0,
      doubled: 0,
      mails: { staff: 2, guest: 2 },
      missingMails: 0,
      doubledMails: 0,
    },
  ])
  expect(isFlawless(tallies)).toBe(true)
})

it('finds what was acknowledged and is not stored', () => {
  const [, other] = stored
  const [tally] = countByKind(kinds, { sent, stored: other ? [other] : [], mails })
  expect(tally).toMatchObject({ acknowledged: 1, lost: 1 })
  expect(tally && isFlawless([tally])).toBe(false)
})

it('finds what is stored twice under two references', () => {
  const again = { kind: 'inquiry', reference: 'CS-C', email: 'a@example.com', submissionId: '3' }
  const [tally] = countByKind(kinds, { sent, stored: [...stored, again], mails })
  expect(tally).toMatchObject({ doubled: 1, missingMails: 2 })
})

it('finds mails that are missing and mails that came twice', () => {
  const [first, ...others] = mails
  expect(countByKind(kinds, { sent, stored, mails: others })).toMatchObject([{ missingMails: 1 }])
  const twice = first ? [first, ...mails] : []
  expect(countByKind(kinds, { sent, stored, mails: twice })).toMatchObject([{ doubledMails: 1 }])
})
