import { randomUUID } from 'node:crypto'
import type { Locale } from '~content/locale'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { listRentalChoices } from '~/features/stays/staff/rental-choices.server'
import { createStayStore, type StayStore } from '~/features/stays/stay-store.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { addDays, guatemalaToday, isCalendarDay } from '~/platform/time/guatemala-day'
import { createCalendarStore, type CalendarStore } from '../calendar-store.server'
import { listHolders, type Holder } from './list-holders.server'
import { entryKinds, type EntryInput } from './entry-input'

type FormParts = {
  store?: Pick<CalendarStore, 'read'>
  stays?: Pick<StayStore, 'list'>
  now?: Date
}

/** A hold without another wish lasts until the next evening. */
const untilTime = '18:00'

/** Stays that an offer can be made for. */
const openStages = ['new', 'answered', 'offered'] as const

/** The form of a hold, a block or an offer, with the rental and the nights of the address. Throws a 503 response. */
export async function readNewEntry(
  request: Request,
  locale: Locale,
  { store = createCalendarStore(), stays = createStayStore(), now = new Date() }: FormParts = {},
) {
  await requireStaff(request, { right: 'stays' })
  const today = guatemalaToday(now)
  const { t } = await createServerI18n(locale)
  const houses = listRentalChoices(locale)
  const query = new URL(request.url).searchParams
  const dayOf = (name: string) => {
    const day = query.get(name) ?? ''
    return isCalendarDay(day) ? day : ''
  }
  const house = houses.find(({ slug }) => slug === query.get('house'))
  const kind = entryKinds.find((name) => name === query.get('kind')) ?? 'hold'
  const input: EntryInput = {
    kind,
    house: house?.slug ?? '',
    startDate: dayOf('from'),
    endDate: dayOf('to'),
    name: '',
    notes: '',
    untilDay: addDays(today, 1),
    untilTime,
    stay: '',
    email: '',
    phone: '',
    language: 'es',
    formKey: randomUUID(),
  }
  const { startDate, endDate } = input
  return throw503OnOutage('the form of the calendar could not be read', async () => {
    const isWhole = house && startDate !== '' && startDate < endDate
    const nights = { startDate, endDate }
    const [holders, openStays] = await Promise.all([
      isWhole ? listHolders(store, { rental: house.id, ...nights }, locale) : ([] as Holder[]),
      listOpenStays(stays),
    ])
    return {
      title: t('deskCalendar:new.title'),
      locale,
      input,
      holders,
      openStays,
      houses: houses.map(({ slug, name }) => ({ slug, name })),
    }
  })
}

export type NewEntryData = Awaited<ReturnType<typeof readNewEntry>>

/** The latest stays without a contract, a page of each stage. */
async function listOpenStays(stays: Pick<StayStore, 'list'>) {
  const lists = await Promise.all(
    openStages.map((stage) => stays.list(new URLSearchParams({ stage, page: '1' }))),
  )
  return lists
    .flatMap(({ data }) => data)
    .sort((one, other) => other.receivedAt.localeCompare(one.receivedAt))
    .map(({ reference, guestName, rentalName, startDate, endDate }) => ({
      reference,
      guestName,
      rentalName,
      startDate,
      endDate,
    }))
}
