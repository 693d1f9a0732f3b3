import { currencyFacts } from '../../../content-types/currency-code'
import type { ContractReservation } from '../../../content-types/contract-values'
import type { OfferedRental } from '../../../content-types/offer'
import type { NewPayment } from '../../../content-types/payment'
import type { RentalSeed } from '../content/types'
import { guatemalaDay } from '../../src/records/guatemala-day'
import { calendarDay } from '../seed-day'
import { type DemoStay, priceLines } from './demo-stay'

/** A rental of the demo content with its document id. */
export type DemoRental = { id: string; seed: RentalSeed }

export function totalCents(rental: RentalSeed, stay: DemoStay): number {
  return priceLines(rental, stay).reduce((sum, { cents }) => sum + cents, 0)
}

/** A house as an offer names it. */
export function offeredHouse({ id, seed }: DemoRental, stay: DemoStay): OfferedRental {
  return {
    rentalId: id,
    name: seed.name[stay.guest.language],
    adjustment: null,
    lines: priceLines(seed, stay),
    total: totalCents(seed, stay),
  }
}

/** Half of the price with the signature and half a week before the arrival, as far as they were paid. */
export function paymentsOf(stay: DemoStay, cents: number, today: string): NewPayment[] {
  const { paid = 0, arrives, asked } = stay.seed
  const { currency, code, guest } = stay
  const first = Math.round(cents / 2)
  const signed = stay.steps.find(({ stage }) => stage === 'signed')?.at ?? stay.askedAt
  const parts = [
    ...(paid > 0 ? [{ cents: first, day: signed.slice(0, 10), way: 'transfer' as const }] : []),
    ...(paid === 100 ? [{ cents: cents - first, day: dayOfRest(), way: 'card' as const }] : []),
  ]
  return parts.map((part, index) => ({
    ...part,
    currency,
    countsCents: part.cents,
    language: guest.language,
    reference: `P-${code}${index + 1}`,
    note: null,
    receiptNumber: null,
  }))

  function dayOfRest(): string {
    return calendarDay(Math.min(Math.max(arrives - 7, asked + 4), -1), today)
  }
}

/** An amount of a template, which is in US dollars. */
function inCurrency(dollars: number, currency: DemoStay['currency']): number {
  return Math.round(dollars * currencyFacts[currency].fallbackFactor * 100) / 100
}

type Figures = { custom: ContractReservation['customData']; cents: number }

/** What the contract of a stay says; `custom` are the figures of its template. */
export function reservationOf(
  { id, seed: rental }: DemoRental,
  { seed, guest, startDate, endDate, currency, steps, askedAt }: DemoStay,
  { custom, cents }: Figures,
): ContractReservation {
  const down = Math.round((cents * custom.customDownPayment) / 100)
  const units = { first: down / 100, rest: (cents - down) / 100 }
  const sentAt = steps.find(({ stage }) => stage === 'contractSent')?.at ?? askedAt
  const contractDate = guatemalaDay(new Date(sentAt))
  const lines = priceLines(rental, { seed, currency })
  return {
    fullName: guest.name,
    property: rental.name[guest.language],
    rentalId: id,
    startDate,
    endDate,
    stay: seed.nights,
    contractDate,
    totalGuests: seed.adults + (seed.children ?? 0),
    fullPayment: cents / 100,
    priceLines: lines.map(({ label, cents }) => ({
      label: label[guest.language],
      amount: cents / 100,
    })),
    downPayment: units.first,
    firstPayment: units.first,
    secondPayment: units.rest,
    currency: currency === 'GTQ' ? 'Q' : '$',
    extraTerms: [],
    activePayAuthorization: false,
    customData: {
      ...custom,
      damageDeposit: inCurrency(custom.damageDeposit, currency),
      cancellationCoverExpenses: inCurrency(custom.cancellationCoverExpenses, currency),
    },
  }
}
