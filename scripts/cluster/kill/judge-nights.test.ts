import { expect, it } from 'vitest'
import { judgePair, type Played, type StoredRival } from './judge-nights'

const nothing: StoredRival = {
  isDone: false,
  versions: 0,
  stayStage: 'offered',
  nights: 0,
  mails: { guest: 0, staff: 0 },
}
const all: StoredRival = {
  isDone: true,
  versions: 0,
  stayStage: 'accepted',
  nights: 4,
  mails: { guest: 1, staff: 1 },
}
const winner: Played = {
  kind: 'offer',
  reference: 'O-A',
  told: 'won',
  wantedNights: 4,
  stored: all,
}
const loser: Played = {
  kind: 'offer',
  reference: 'O-B',
  told: 'refused',
  wantedNights: 4,
  stored: nothing,
}

it('one has the nights, the other was told', () => {
  expect(judgePair([winner, loser])).toEqual([])
})

it('also where the answer did not reach the winner', () => {
  expect(judgePair([{ ...winner, told: null }, loser])).toEqual([])
})

it.each<[string, Partial<Played>, Partial<Played>]>([
  ['O-A and O-B: sold twice', {}, { stored: all, told: 'won' }],
  ['O-A and O-B: nobody got the nights', { stored: nothing, told: 'refused' }, {}],
  ['offer O-A: acknowledged and not stored', { stored: nothing }, {}],
  ['offer O-B: refused and stored', {}, { stored: all }],
  ['offer O-A: 3 nights instead of 4', { stored: { ...all, nights: 3 } }, {}],
  ['offer O-B: 1 nights instead of 0', {}, { stored: { ...nothing, nights: 1 } }],
  ['offer O-A: its stay is offered', { stored: { ...all, stayStage: 'offered' } }, {}],
  ['offer O-A: 2 mails to the guest', { stored: { ...all, mails: { guest: 2, staff: 1 } } }, {}],
  ['offer O-A: 0 mails to the team', { stored: { ...all, mails: { guest: 1, staff: 0 } } }, {}],
  ['contract O-A: 2 versions', { kind: 'contract', stored: { ...all, versions: 2 } }, {}],
])('finds "%s"', (problem, one, other) => {
  expect(
    judgePair([
      { ...winner, ...one },
      { ...loser, ...other },
    ]),
  ).toContain(problem)
})
