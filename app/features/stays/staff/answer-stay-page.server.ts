import { maxStaffNameLength, maxStayNoteLength } from '~content/limits'
import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import type { StayChange } from '~content/stay-change'
import { lostReasons, stagesByHand } from '~content/stay-stage'
import { requireStaff, type Staff } from '~/features/staff/session/require-staff.server'
import { formText } from '~/platform/body/form-text'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { getForm, getRevision } from '~/platform/body/get-form.server'
import { RecordConflict, RecordsUnavailable } from '~/platform/content/private-records.server'
import { notFound } from '~/platform/http/not-found.server'
import { log } from '~/platform/log/log.server'
import { isCalendarDay } from '~/platform/time/guatemala-day'
import { href } from '~/routing/href'
import { stayAuthor } from '../stay-author'
import { createStayStore, type StayStore } from '../stay-store.server'
import { bookingOf } from './booking-of-stay.server'
import { readFactsForm } from './read-facts-form.server'
import { readGuestForm } from './read-guest-form.server'
import { changedFields, sentFields } from './reply-fields.server'
import { stayActions, type StayAction, type StayReply } from './stay-actions'

type RequestContext = {
  request: Request
  locale: Locale
  id: string
  store?: StayStore
  /** Opens the guest's link of a confirmation; false where that cannot be done now. */
  shareBooking: (documentId: string, by: StayChange['by']) => Promise<boolean>
}

/**
 * Action of a stay's page in the staff area. Redirects to the stay or to the new confirmation, or returns the problem.
 */
export async function answerStayPage({
  request,
  locale,
  id,
  store = createStayStore(),
  shareBooking,
}: RequestContext) {
  const staff = await requireStaff(request, { right: 'stays' })
  const form = await getForm(request)
  const action = stayActions.find((name) => name === form.get('do'))
  if (!action) throw formErrorResponse(brokenForm)
  const revision = getRevision(form)
  const note = formText(form, 'note')
  const problemReply = (status: 409 | 422 | 503, problem: StayReply['problem']) => {
    const fields = problem === 'outdated' ? changedFields(form) : sentFields(form, revision)
    return data<StayReply>({ problem, action, note, ...fields }, { status })
  }
  if (note.length > maxStayNoteLength) return problemReply(422, 'tooLong')
  if (action === 'note' && note === '') return problemReply(422, 'incomplete')
  const by = stayAuthor(request, staff)
  try {
    if (action === 'booking' || action === 'bookingShared') {
      const stay = await store.find(id)
      if (!stay) throw notFound()
      if (stay.revision !== revision) return problemReply(409, 'outdated')
      const reservation = stay.agreement?.reservation
      if (!reservation) return problemReply(409, 'noBooking')
      const made = await store.makeBooking(id, await bookingOf(stay, { by, locale, reservation }))
      const booking = made?.booking ?? ''
      // Made but not shared: its own page has the button.
      const isShared = action === 'bookingShared' && (await shareBooking(booking, by))
      if (!isShared) throw redirect(href('staffBooking', locale, { id: booking }), 303)
      throw redirect(href('staffStay', locale, { id }, `done=${action}`), 303)
    }
    const set = action === 'facts' ? await factsOf(form, id, store) : changeOf(action, form, staff)
    if (!set) return problemReply(422, action === 'guest' ? 'wrongGuest' : 'wrongFacts')
    const changed = await store.change(id, { revision, by, set, note: note || null })
    if (!changed) return problemReply(409, 'outdated')
    throw redirect(href('staffStay', locale, { id }, `done=${action}`), 303)
  } catch (err) {
    if (err instanceof RecordConflict) {
      const isBooking = action === 'booking' || action === 'bookingShared'
      return problemReply(409, isBooking ? 'noBooking' : 'nightsTaken')
    }
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a stay could not be changed')
    return problemReply(503, 'unavailable')
  }
}

function changeOf(
  action: Exclude<StayAction, 'booking' | 'bookingShared' | 'facts'>,
  form: FormData,
  { id, name }: Staff,
): StayChange['set'] | null {
  switch (action) {
    case 'note':
      return {}
    case 'take':
      return { owner: { id, name: name.slice(0, maxStaffNameLength) } }
    case 'give':
      return { owner: null }
    case 'remind':
      return { remindersOff: false }
    case 'remindNot':
      return { remindersOff: true }
    case 'guest': {
      const guest = readGuestForm(form)
      return guest && { guest }
    }
    case 'followUp': {
      const day = form.get('followUpOn')
      if (day === '') return { followUpOn: null }
      if (typeof day !== 'string' || !isCalendarDay(day)) throw formErrorResponse(brokenForm)
      return { followUpOn: day }
    }
    case 'lose': {
      const lostReason = lostReasons.find((reason) => reason === form.get('reason'))
      if (!lostReason) throw formErrorResponse(brokenForm)
      return { stage: 'lost', lostReason }
    }
    case 'move': {
      const stage = stagesByHand.find((each) => each === form.get('stage'))
      if (!stage || stage === 'lost') throw formErrorResponse(brokenForm)
      return { stage }
    }
  }
}

/** The rental is named in the language of its guest. */
async function factsOf(form: FormData, id: string, store: StayStore) {
  const stay = await store.find(id)
  if (!stay) throw notFound()
  const facts = readFactsForm(form, stay.language)
  return facts && { facts }
}
