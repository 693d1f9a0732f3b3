import { currencyFacts, type CurrencyCode } from '../../../content-types/currency-code'
import { hours, minutes } from '../../../content-types/duration'
import type { StayStage } from '../../../content-types/stay-stage'
import { extraFees } from '../content/extra-fees'
import { type GuestSeed, guests } from '../content/stays/guests'
import type { StaySeed } from '../content/stays/stay-seed'
import type { RentalSeed, Words } from '../content/types'
import { calendarDay, startOfDay } from '../seed-day'

/** A stage with the moment in which the stay reached it, in UTC. */
export type Step = { stage: StayStage; at: string }

/** A demo stay with all that follows from its seed and from the day of seeding. */
export type DemoStay = {
  seed: StaySeed
  guest: GuestSeed & { name: string; email: string }
  reference: string
  /** The same for offer, contract and payments. */
  code: string
  startDate: string
  endDate: string
  currency: CurrencyCode
  /** The moment of the inquiry, in UTC. */
  askedAt: string
  /** What came after the inquiry, in its order. */
  steps: Step[]
}

const codePrefix = 'DEMO'

/** Whether a stay is one of the demo content. */
export function isDemoReference(reference: string): boolean {
  return reference.startsWith(`CS-${codePrefix}`)
}

/** Whether the stay has reached a stage, on its way to a later one or to its end. */
export const hasReached = ({ steps }: DemoStay, stage: StayStage) =>
  steps.some((step) => step.stage === stage)

/** Whether it has a contract in the program. Those that were cancelled were signed on paper. */
export const hasContract = (stay: DemoStay) =>
  stay.seed.stage !== 'cancelled' && hasReached(stay, 'contractSent')

/** The stay with its number in the list, from 0. `today` is the Guatemalan day of seeding. */
export function demoStay(seed: StaySeed, number: number, today: string): DemoStay {
  const guest = guests[seed.guest]
  const code = `${codePrefix}${String(number + 1).padStart(2, '0')}`
  const askedAt = instantOf(seed.asked, 8 * 60 + ((number * 37) % 840), today)
  return {
    seed,
    code,
    askedAt,
    reference: `CS-${code}`,
    guest: { ...guest, name: `${guest.first} ${guest.last}`, email: emailOf(guest) },
    startDate: calendarDay(seed.arrives, today),
    endDate: calendarDay(seed.arrives + seed.nights, today),
    currency: guest.language === 'es' ? 'GTQ' : 'USD',
    steps: stepsOf(seed, { askedAt, number, today }),
  }
}

/** The lines of a price in cents: nights and cleaning, without promotions and seasons. */
export function priceLines(
  { basePrice = 0, extraFees: fees = [] }: RentalSeed,
  { seed: { nights }, currency }: Pick<DemoStay, 'seed' | 'currency'>,
): { label: Words; cents: number }[] {
  const cents = (dollars: number) =>
    Math.round(dollars * currencyFacts[currency].fallbackFactor * 100)
  const cleaning = extraFees.find(({ key, kind }) => kind === 'cleaning' && fees.includes(key))
  const amount = cents(basePrice) / 100
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
  const digits = amount.toLocaleString('en-US', { minimumFractionDigits, maximumFractionDigits: 2 })
  const nightly = `${currencyFacts[currency].symbol}${digits}`
  const label = { en: `${nights} nights at ${nightly}`, es: `${nights} noches a ${nightly}` }
  return [
    { label, cents: cents(basePrice) * nights },
    ...(cleaning ? [{ label: cleaning.name, cents: cents(cleaning.amount) }] : []),
  ]
}

const toBooking = [
  'answered',
  'offered',
  'accepted',
  'contractSent',
  'signed',
  'confirmed',
] as const

/** The stages that a stay has behind it, before those of the days of the stay itself. */
function stagesBefore({ stage, lost, also }: StaySeed): readonly StayStage[] {
  if (stage === 'new') return []
  if (stage === 'lost') return lost === 'price' || also ? ['answered', 'offered'] : ['answered']
  const last = toBooking.findIndex((each) => each === stage)
  return last < 0 ? toBooking : toBooking.slice(0, last + 1)
}

type Times = { askedAt: string; number: number; today: string }

/** The team is quick by day; who writes at night waits for the morning. */
const hoursToAnswer = [0.6, 2.2, 1.1, 11, 3.5, 0.4, 5, 1.6, 14, 0.8, 2.9]

/** The team answers within hours, then each step takes a day or less where time is short. */
function stepsOf(seed: StaySeed, { askedAt, number, today }: Times): Step[] {
  const { stage, arrives, nights } = seed
  const before = stagesBefore(seed)
  const asked = Date.parse(askedAt)
  const latest = Date.parse(startOfDay(Math.min(arrives, 0), today))
  const gap = Math.min(hours(26), (latest - asked) / (before.length + 1))
  const first = Math.min(gap, hours(hoursToAnswer[number % hoursToAnswer.length] ?? 1))
  const steps: Step[] = before.map((each, index) => ({
    stage: each,
    at: new Date(asked + first + index * gap).toISOString(),
  }))
  const departs = arrives + nights
  const dayOfReview = Math.min(departs + 3 + (number % 3), -1)
  const during: Step[] = [
    { stage: 'arrived', at: instantOf(arrives, 15 * 60 + 20, today) },
    { stage: 'finished', at: instantOf(departs, 11 * 60, today) },
    { stage: 'reviewed', at: instantOf(dayOfReview, 19 * 60 + 5, today) },
  ]
  const reached = during.findIndex((step) => step.stage === stage)
  if (reached >= 0) return [...steps, ...during.slice(0, reached + 1)]
  if (stage !== 'lost' && stage !== 'cancelled') return steps
  return [...steps, { stage, at: new Date(asked + first + before.length * gap).toISOString() }]
}

/** A minute of a day in Guatemala as an instant in UTC. */
function instantOf(day: number, minute: number, today: string): string {
  return new Date(Date.parse(startOfDay(day, today)) + minutes(minute)).toISOString()
}

/** An address under a name that is reserved for examples. */
function emailOf({ first, last }: GuestSeed): string {
  const plain = `${first} ${last}`.normalize('NFD').replace(/[^A-Za-z ]/g, '')
  return `${plain.toLowerCase().replace(/ +/g, '.')}@mail.example`
}
