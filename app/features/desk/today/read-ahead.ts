import type { StayAhead } from '~content/stay-ahead'
import {
  releaseState,
  type HeldReason,
} from '~/features/booking-confirmations/release/release-state'
import { paymentMoney } from '~/features/payments/balance'
import { openPaymentOf } from '~/features/payments/open-payment'

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
const ofConfirmation: readonly HeldReason[] = ['notShared', 'byHand', 'heldByStaff', 'otherDates']

/** What is to be done about instructions and money on a day of Guatemala, the most urgent first. */
export function readAhead(stays: readonly StayAhead[], today: string) {
  const held = stays
    .flatMap((stay) => heldRow(stay, today) ?? [])
    .toSorted((a, b) => a.days - b.days)
  const balances = stays
    .flatMap((stay) => balanceRow(stay, today) ?? [])
    .toSorted((a, b) => a.dueDay.localeCompare(b.dueDay))
  return { held, balances }
}

function heldRow(stay: StayAhead, today: string): HeldRow | null {
  const state = releaseState(stay, today)
  // Without a reason the site releases them in the next minutes.
  if (!state?.reason) return null
  const { reference, guestName, rentalName, confirmation } = stay
  const { reason, days } = state
  const booking = ofConfirmation.includes(reason) ? (confirmation?.documentId ?? null) : null
  return { reference, guestName, rentalName, reason, days, booking }
}

function balanceRow(stay: StayAhead, today: string): BalanceRow | null {
  const open = openPaymentOf(stay, today)
  if (!open) return null
  const { reference, guestName, rentalName } = stay
  const { part, dueDay, isOverdue } = open
  const amount = paymentMoney(open.cents, open.currency)
  return { reference, guestName, rentalName, amount, part, dueDay, isOverdue }
}
