import { data, redirect } from '@remix-run/node'
import * as z from 'zod'
import type { Locale } from '~content/locale'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { stayAuthor } from '~/features/stays/stay-author'
import { brokenForm, formErrorResponse } from '~/platform/body/form-error'
import { getForm } from '~/platform/body/get-form.server'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { href } from '~/routing/href'
import { createCalendarStore, type CalendarStore } from '../calendar-store.server'

type EntryContext = {
  request: Request
  locale: Locale
  id: string
  store?: Pick<CalendarStore, 'end' | 'find'>
  now?: Date
}

const formSchema = z.object({ do: z.literal('end'), updatedAt: z.iso.datetime() })

/** Ends a hold or a block that staff made, as they saw it, and goes back to the calendar. */
export async function answerEntry({
  request,
  locale,
  id,
  store = createCalendarStore(),
  now = new Date(),
}: EntryContext) {
  const staff = await requireStaff(request, { right: 'stays' })
  const form = await getForm(request)
  const parsed = formSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success || !/^[0-9a-z]{1,40}$/.test(id)) throw formErrorResponse(brokenForm)
  const by = stayAuthor(request, staff)
  const { updatedAt } = parsed.data
  try {
    const isEnded = await store.end(id, { by, updatedAt, today: guatemalaToday(now) })
    // Ending a block deletes it. If a colleague ended it first, its page no longer exists.
    const done = isEnded ? 'ended' : (await store.find(id)) ? null : 'gone'
    if (!done) return data({ problem: 'outdated' as const }, { status: 409 })
    throw redirect(href('staffCalendar', locale, {}, `done=${done}`), 303)
  } catch (err) {
    if (!(err instanceof RecordsUnavailable)) throw err
    log.error({ err }, 'a reservation could not be ended')
    return data({ problem: 'unavailable' as const }, { status: 503 })
  }
}
