import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { clients, type EngineStage } from './engine-stage'
import { connect } from './entries'
import { offerCalls } from './offer-calls'
import { offerSample } from './offer-sample'
import { publishRental, reservation } from './reservations'
import { staff } from './stay-calls'

const nights = [{ startDate: '2032-03-04', endDate: '2032-03-07' }]

export function describeAnsweringAtOnce(stage: () => EngineStage): void {
  it('lets one answer win, whatever happens in the same moment', async () => {
    const { cms, editor, townId, withDatabase } = stage()
    const publish = () => publishRental(editor, townId, `house-${randomUUID()}`)
    const calls = offerCalls(cms)
    const endHolds = (offer: string) =>
      withDatabase(async (database, isPostgres) => {
        const past = Date.now() - 1000
        const values = { hold_until: isPostgres ? new Date(past) : past }
        expect(await database('reservations').where({ offer }).update(values)).toBe(1)
      })
    const accept = (reference: string, rentalId: string) =>
      calls.change(reference, { do: 'accept', rentalId })
    const offered = async (rentals: string[], more: object = {}) => {
      const offer = offerSample(await calls.arrive(), rentals, more)
      expect(await calls.make(offer)).toBe(200)
      return offer
    }

    // Two houses, many tabs.
    const [first, second] = [await publish(), await publish()]
    const tabs = await offered([first, second])
    const answers = await Promise.all(
      Array.from({ length: clients }, (_, index) =>
        accept(tabs.reference, index % 2 === 0 ? first : second),
      ),
    )
    expect(answers.toSorted()).toEqual([200, ...Array.from({ length: clients - 1 }, () => 409)])
    const { acceptedRental } = await calls.find(tabs.reference)
    const [chosen, other] = acceptedRental === first ? [first, second] : [second, first]
    expect(await calls.lockDates(chosen)).toEqual(nights)
    expect(await calls.lockDates(other)).toEqual([])
    const { events } = await calls.read(tabs.stay)
    expect(events.filter(({ kind }) => kind === 'offerAccepted')).toHaveLength(1)

    // Many guests, one house that nobody holds.
    const wanted = await publish()
    const offers = []
    for (let count = 0; count < clients; count += 1) {
      offers.push(await offered([wanted], { holdsNights: false }))
    }
    const outcomes = await Promise.all(offers.map(({ reference }) => accept(reference, wanted)))
    expect(outcomes.toSorted()).toEqual([200, ...Array.from({ length: clients - 1 }, () => 422)])
    const states = await Promise.all(offers.map(({ reference }) => calls.find(reference)))
    expect(states.filter(({ stage }) => stage === 'accepted')).toHaveLength(1)
    expect(await calls.lockDates(wanted)).toEqual(nights)

    // As many want the same nights by whatever way there is: an answer, a signature, a block of the owner.
    const contested = await publish()
    const wants: (() => Promise<number>)[] = []
    for (let count = 0; count < clients; count += 1) {
      if (count % 3 === 0) {
        const { reference } = await offered([contested], { holdsNights: false })
        wants.push(() => accept(reference, contested))
      } else if (count % 3 === 1) {
        const dates = { rentalId: contested, startDate: '2032-03-03', endDate: '2032-03-06' }
        const { reference } = await calls.makeContract({ guestEmail: null }, dates)
        wants.push(() => calls.trySign(reference))
      } else {
        const block = { kind: 'block', startDate: '2032-03-05', endDate: '2032-03-08' }
        const data = { name: `Owner ${count}`, ...block, rental: connect(contested) }
        wants.push(async () => (await editor.create(reservation, data)).status)
      }
    }
    const got = await Promise.all(wants.map((want) => want()))
    const won = got.filter((status) => status === 200 || status === 201)
    expect(won).toHaveLength(1)
    const told = got.filter((status) => status === 422 || status === 400)
    expect(told).toHaveLength(clients - 1)
    expect(await calls.lockDates(contested)).toHaveLength(1)

    // The guest accepts while the team withdraws, loses the stay and offers anew.
    for (let round = 0; round < 4; round += 1) {
      const house = await publish()
      const { reference, stay } = await offered([house])
      const { revision } = await calls.read(stay)
      const lost = { stage: 'lost', lostReason: 'noAnswer' }
      await Promise.all([
        accept(reference, house),
        calls.change(reference, { do: 'withdraw', by: staff }),
        calls.send('PUT', `stays/${stay}`, { revision, set: lost, by: staff, note: null }),
        calls.make(offerSample({ reference: stay, revision }, [house])),
      ])
      const after = await calls.read(stay)
      const living = after.offers.filter(({ stage }) => stage === 'open' || stage === 'accepted')
      expect(living.length).toBeLessThanOrEqual(1)
      expect(await calls.lockDates(house)).toEqual(living.length === 1 ? nights : [])
    }

    // A signature takes the nights while the guest of another offer accepts them.
    for (let round = 0; round < 4; round += 1) {
      const house = await publish()
      const { reference } = await offered([house], { holdsNights: false })
      const dates = { rentalId: house, startDate: '2032-03-05', endDate: '2032-03-06' }
      const contract = await calls.makeContract({ guestEmail: null }, dates)
      const [accepted, signed] = await Promise.all([
        accept(reference, house),
        calls.trySign(contract.reference),
      ])
      expect([accepted, signed].toSorted()).toEqual([200, 422])
      const { stage } = await calls.find(reference)
      expect(stage).toBe(accepted === 200 ? 'accepted' : 'open')
    }

    // A hold ended, and nobody freed its nights yet: its guest and another one accept in the same moment.
    for (let round = 0; round < 4; round += 1) {
      const house = await publish()
      const held = await offered([house])
      const rival = await offered([await publish()], { holdsNights: false })
      await endHolds(held.reference)
      const next = offerSample(await calls.arrive(), [house], { holdsNights: false })
      expect(await calls.make(next)).toBe(200)
      const answered = await Promise.all([
        accept(held.reference, house),
        accept(next.reference, house),
        accept(rival.reference, house),
      ])
      expect(answered.toSorted()).toEqual([200, 404, 422])
      expect(await calls.lockDates(house)).toEqual(nights)
    }
  })
}
