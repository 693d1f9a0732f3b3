import type { Locale } from '~content/locale'
import { getCatalogueUntagged } from '~/features/catalogue/store/catalogue-store.server'
import { panelAddress } from '~/features/staff/area/panel-address.server'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { addDays, guatemalaToday } from '~/platform/time/guatemala-day'
import {
  filterRentals,
  listCalendarRentals,
  listPlaceChoices,
  type CalendarRental,
  type ShownSpan,
} from './calendar-rentals'
import { readCalendarFilters } from './calendar-query'
import { createCalendarStore, type CalendarStore } from './calendar-store.server'
import { layOutNights, type CalendarWindow, type NightRun } from './lay-out-nights'
import { windowDays } from './window-days'

type CalendarParts = { store?: Pick<CalendarStore, 'read'>; now?: Date }

/** More come on the next page: 500 at once would keep the site busy for half a second while visitors wait. */
const rentalsPerPage = 100

export type CalendarRow = Pick<CalendarRental, 'id' | 'slug' | 'name'> & {
  runs: NightRun<ShownSpan>[]
}

/** What the address says was done just now. */
const calendarDone = ['hold', 'block', 'ended', 'gone'] as const

/** All rentals by day, with who has their nights. Throws a 503 response where the CMS cannot be asked. */
export async function readCalendar(
  request: Request,
  locale: Locale,
  { store = createCalendarStore(), now = new Date() }: CalendarParts = {},
) {
  await requireStaff(request, { right: 'stays' })
  const filters = readCalendarFilters(request)
  const today = guatemalaToday(now)
  const window = { from: filters.from || today, days: filters.days }
  const catalogue = getCatalogueUntagged()
  const { t } = await createServerI18n(locale)
  const to = addDays(window.from, window.days)
  const all = listCalendarRentals(
    catalogue,
    await readSpans(store, addDays(window.from, -1), to),
    locale,
  )
  const rentals = filterRentals(all, filters)
  const shown = rentals.slice((filters.page - 1) * rentalsPerPage, filters.page * rentalsPerPage)
  const done = new URL(request.url).searchParams.get('done')
  return {
    title: t('deskCalendar:title'),
    locale,
    filters,
    window,
    today,
    ...windowDays(window, today, locale),
    places: listPlaceChoices(catalogue, all, locale),
    total: rentals.length,
    hasMore: filters.page * rentalsPerPage < rentals.length,
    tables: inTables(shown, { ...window, today }),
    done: calendarDone.find((name) => name === done) ?? null,
    /** Where a rental with its blocked dates is edited; its document id follows. */
    rentalPanel: panelAddress('api::rental.rental'),
  }
}

export type CalendarData = Awaited<ReturnType<typeof readCalendar>>

async function readSpans(store: Pick<CalendarStore, 'read'>, from: string, to: string) {
  return throw503OnOutage('the calendar could not be read', () => store.read({ from, to }))
}

type TownTable = { town: string | null; rows: CalendarRow[] }

/** A table for each town. */
function inTables(
  rentals: readonly CalendarRental[],
  window: CalendarWindow & { today: string },
): TownTable[] {
  const tables: TownTable[] = []
  for (const { id, slug, name, town, spans } of rentals) {
    const row = { id, slug, name, runs: layOutNights(spans, window) }
    const last = tables.at(-1)
    if (last && last.town === town) last.rows.push(row)
    else tables.push({ town, rows: [row] })
  }
  return tables
}
