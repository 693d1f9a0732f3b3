import { data, redirect } from '@remix-run/node'
import type { BookingConfirmation, BookingConfirmationChange } from '~content/booking-confirmation'
import type { Locale } from '~content/locale'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { stayAuthor } from '~/features/stays/stay-author'
import { RecordConflict, RecordsUnavailable } from '~/platform/content/private-records.server'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { getForm } from '~/platform/body/get-form.server'
import { notFound } from '~/platform/http/not-found.server'
import { log } from '~/platform/log/log.server'
import { href } from '~/routing/href'
import { createBookingStore } from '../booking-store.server'
import { bookingDecisions, type BookingDecision } from './booking-decision'
import { openedLink } from './share-booking.server'

export type StaffBookingReply = { problem: 'problem' | 'nightsTaken' | 'unavailable' }

type RequestContext = { request: Request; locale: Locale; id: string }

/**
 * What staff do with a confirmation: share it, close it, release or hold its instructions. Throws the redirect back to
 * the page, a 404 for an unknown one, and a 400 for what no form of ours sends.
 */
export async function answerStaffBooking({ request, locale, id }: RequestContext) {
  const staff = await requireStaff(request, { right: 'bookingConfirmations' })
  const form = await getForm(request)
  try {
    const store = createBookingStore()
    const booking = await store.find(id)
    if (!booking) throw notFound()
    const decision = bookingDecisions.find((name) => name === form.get('do'))
    if (!decision) throw formErrorResponse(brokenForm)
    const set = decided(booking, decision, new Date())
    const isAsSeen = form.get('linkNumber') === String(booking.linkNumber)
    const { linkNumber } = booking
    const by = stayAuthor(request, staff)
    const changed = isAsSeen ? await store.change(booking, { linkNumber, set, by }) : null
    if (!changed) return data<StaffBookingReply>({ problem: 'problem' }, { status: 409 })
    throw redirect(href('staffBooking', locale, { id }, `done=${decision}`), 303)
  } catch (err) {
    if (err instanceof RecordConflict) {
      return data<StaffBookingReply>({ problem: 'nightsTaken' }, { status: 409 })
    }
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a booking confirmation could not be changed')
    return data<StaffBookingReply>({ problem: 'unavailable' }, { status: 503 })
  }
}

type Change = BookingConfirmationChange['set']

/** What a decision changes. */
function decided(booking: BookingConfirmation, decision: BookingDecision, now: Date): Change {
  switch (decision) {
    case 'share':
      return openedLink(booking, now)
    case 'close':
      return { stage: 'draft' }
    case 'release':
      return { instructionsReleased: true }
    case 'hold':
      return { instructionsReleased: false }
  }
}
