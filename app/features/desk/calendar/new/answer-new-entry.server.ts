import { data, redirect } from '@remix-run/node'
import type { Locale } from '~content/locale'
import type { StayChange } from '~content/stay-change'
import { maxEntryTitleLength } from '~content/limits'
import { internationalPhone } from '~/features/contact/phone-number.server'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { newStayReference } from '~/features/stays/new-stay-reference.server'
import { stayAuthor } from '~/features/stays/stay-author'
import { listRentalChoices, type RentalChoice } from '~/features/stays/staff/rental-choices.server'
import { createStayStore, type StayStore } from '~/features/stays/stay-store.server'
import { getForm, getFormKey } from '~/platform/body/get-form.server'
import { RecordConflict, RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { href } from '~/routing/href'
import { createCalendarStore, type CalendarStore } from '../calendar-store.server'
import {
  checkEntryInput,
  holdEnd,
  readEntryInput,
  type EntryInput,
  type EntryProblems,
} from './entry-input'
import { listHolders, type Holder } from './list-holders.server'

type FormParts = {
  store?: Pick<CalendarStore, 'read' | 'make'>
  stays?: Pick<StayStore, 'find' | 'begin'>
  now?: Date
}

/** `changed`: the rental is gone, or the nights became free again while they were looked at. */
type EntryNotice = 'taken' | 'changed' | 'hasContract' | 'unavailable'

export type EntryReply = {
  input: EntryInput
  problems: EntryProblems
  notice: EntryNotice | null
  /** What has the nights. */
  holders: Holder[]
}

type Entry = {
  input: EntryInput
  house: RentalChoice
  by: StayChange['by']
  locale: Locale
}

/**
 * Makes a hold or a block, or goes on to the form of an offer. Throws the redirect to the calendar or that form, a 400
 * for what no form of ours sends, and a 503 response.
 */
export async function answerNewEntry(
  request: Request,
  locale: Locale,
  { store = createCalendarStore(), stays = createStayStore(), now = new Date() }: FormParts = {},
) {
  const staff = await requireStaff(request, { right: 'stays' })
  const form = await getForm(request)
  const typed = readEntryInput(form)
  const phone = internationalPhone(typed.phone, 'GT')
  const input = { ...typed, phone, formKey: getFormKey(form) }
  const problems = checkEntryInput(input, now, guatemalaToday(now))
  const rental = listRentalChoices(locale).find(({ slug }) => slug === input.house)
  if (!rental) problems.house = true
  const reply = { input, problems, notice: null, holders: [] }
  if (!rental || Object.keys(problems).length > 0) return data<EntryReply>(reply, { status: 422 })
  const entry: Entry = { input, house: rental, by: stayAuthor(request, staff), locale }
  try {
    const to =
      input.kind === 'offer' ? await offer(entry, { store, stays }) : await make(entry, store)
    if (typeof to === 'string') throw redirect(to, 303)
    return data<EntryReply>({ ...reply, ...to }, { status: to.problems ? 422 : 409 })
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'calendar entry could not be stored')
    return data<EntryReply>({ ...reply, notice: 'unavailable' }, { status: 503 })
  }
}

type Outcome = string | (Partial<EntryReply> & { notice: EntryNotice | null })

/** The path of the calendar with what was made, or what has the nights. */
async function make(
  { input, house: rental, by, locale }: Entry,
  store: Pick<CalendarStore, 'read' | 'make'>,
): Promise<Outcome> {
  const { kind, formKey, name, startDate, endDate, notes } = input
  if (kind === 'offer') throw new Error('An offer has a form of its own')
  const holdUntil = kind === 'hold' ? (holdEnd(input)?.toISOString() ?? null) : null
  const wanted = { formKey, by, kind, name, startDate, endDate, holdUntil, rental: rental.id }
  try {
    await store.make({ ...wanted, notes: notes || null })
  } catch (err) {
    if (!(err instanceof RecordConflict)) throw err
    const holders = await holdersOf(store, { input, house: rental, by, locale })
    return { notice: holders.length > 0 ? 'taken' : 'changed', holders }
  }
  const query = new URLSearchParams({ q: rental.slug, from: startDate, done: kind })
  return href('staffCalendar', locale, {}, query)
}

/** The path of the form of an offer, for a stay that there is or for one that begins now. */
async function offer(
  entry: Entry,
  { store, stays }: Required<Pick<FormParts, 'store' | 'stays'>>,
): Promise<Outcome> {
  const { input, house: rental, by, locale } = entry
  const { startDate, endDate } = input
  const holders = await holdersOf(store, entry)
  if (holders.length > 0) return { notice: 'taken', holders }
  const query = new URLSearchParams({ house: rental.slug, from: startDate, to: endDate })
  const pathOf = (id: string) => href('staffOffer', locale, { id }, query)
  if (input.stay !== '') {
    const stay = await stays.find(input.stay)
    if (!stay) return { notice: null, problems: { stay: true } }
    return stay.contract ? { notice: 'hasContract' } : pathOf(stay.reference)
  }
  const reference = newStayReference(JSON.stringify(input))
  // Its name is written in the guest's language.
  const own = listRentalChoices(input.language).find(({ id }) => id === rental.id) ?? rental
  await stays.begin({
    reference,
    by,
    guestName: input.name,
    language: input.language,
    startDate,
    endDate,
    email: input.email || null,
    phone: input.phone || null,
    guests: null,
    rental: { id: rental.id, name: own.ownName.slice(0, maxEntryTitleLength) },
  })
  return pathOf(reference)
}

function holdersOf(
  store: Pick<CalendarStore, 'read'>,
  { input: { startDate, endDate }, house: rental, locale }: Entry,
) {
  return listHolders(store, { rental: rental.id, startDate, endDate }, locale)
}
