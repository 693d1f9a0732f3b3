import type { AgreedStay } from '~content/agreed-stay'
import {
  releaseState,
  type HeldReason,
} from '~/features/booking-confirmations/release/release-state'
import { paymentMoney } from '~/features/payments/balance'
import { openPaymentsOf } from '~/features/payments/open-payment'

type HeldRow = {
  reference: string
  guestName: string
  rentalName: string | null
  reason: HeldReason
  /** Until the arrival. */
  days: number
  /** The confirmation, where that is to be dealt with there; else the stay. */
  booking: string | null
}

type BalanceRow = {
  reference: string
  guestName: string
  rentalName: string | null
  amount: string
  part: 'first' | 'rest'
  dueDay: string
  isOverdue: boolean
}

/** Reasons that are dealt with on the page of the confirmation. */
const ofConfirmation: readonly HeldReason[] = [
  'notShared',
  'byHand',
  'heldByStaff',
  'otherHouse',
  'otherDates',
]

/** What is to be done about instructions and money on a day of Guatemala, the most urgent first. */
export function listFollowUps(stays: readonly AgreedStay[], today: string) {
  const held = stays
    .flatMap((stay) => heldRow(stay, today) ?? [])
    .toSorted((a, b) => a.days - b.days)
  const balances = stays
    .flatMap((stay) => balanceRows(stay, today))
    .toSorted((a, b) => a.dueDay.localeCompare(b.dueDay))
  return { held, balances }
}

function heldRow(stay: AgreedStay, today: string): HeldRow | null {
  const state = releaseState(stay, today)
  // Without a reason the site releases them in the next minutes.
  if (!state?.reason) return null
  const { reference, guestName, rentalName, confirmation } = stay
  const { reason, days } = state
  const booking = ofConfirmation.includes(reason) ? (confirmation?.documentId ?? null) : null
  return { reference, guestName, rentalName, reason, days, booking }
}

/** Each payment that is due has a row of its own. */
function balanceRows(stay: AgreedStay, today: string): BalanceRow[] {
  const { reference, guestName, rentalName } = stay
  return openPaymentsOf(stay, today).map(({ cents, currency, part, dueDay, isOverdue }) => {
    const amount = paymentMoney(cents, currency)
    return { reference, guestName, rentalName, amount, part, dueDay, isOverdue }
  })
}
