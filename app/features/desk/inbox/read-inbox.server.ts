import { maxStaffNameLength } from '~content/limits'
import { inboxRowsPerPage } from '~content/inbox-choice'
import type { Locale } from '~content/locale'
import { stayReferenceSchema } from '~content/stay-author'
import { panelAddress } from '~/features/staff/area/panel-address.server'
import { hasRight } from '~/features/staff/rights'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { listStayViewers } from '~/features/staff/session/stay-presence.server'
import { waitingTime } from '~/features/stays/staff/waiting-time'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { createDeskStore, type DeskStore } from '../desk-store.server'
import { cmsInboxQuery, readInboxFilters } from './inbox-query'

type InboxParts = { store?: Pick<DeskStore, 'inbox'>; now?: Date }

/** A page of the inbox, with who else has a stay open. Throws a 503 response where the CMS cannot be asked. */
export async function readInbox(
  request: Request,
  locale: Locale,
  { store = createDeskStore(), now = new Date() }: InboxParts = {},
) {
  const staff = await requireStaff(request, { right: 'stays' })
  const filters = readInboxFilters(request)
  const today = guatemalaToday(now)
  const { t } = await createServerI18n(locale)
  return throw503OnOutage('the inbox could not be read', async () => {
    const { data, total, people, accounts } = await store.inbox(
      cmsInboxQuery(filters, { me: staff.id, today }),
    )
    const open = await listStayViewers(
      staff,
      data.map(({ reference }) => reference),
    )
    const colleagues = accounts.filter(({ role }) => hasRight(role, 'stays'))
    const assignable = eachOnce([staff, ...colleagues])
    const query = new URL(request.url).searchParams
    const done = Number(query.get('done'))
    return {
      title: t('desk:inbox.title'),
      locale,
      filters,
      total,
      /** Who may work on stays; who reads first. */
      assignable,
      /** These, and who once took one. */
      people: eachOnce([...assignable, ...people]),
      rows: data.map(({ lead, stageSince, ...row }) => ({
        ...row,
        waited: waitingTime({ stage: row.stage, stageSince }, now),
        isDue: row.followUpOn !== null && row.followUpOn <= today,
        openBy: lead === null ? (open.get(row.reference) ?? []) : [],
        /** Leads are answered in the panel. */
        panel: lead === null ? null : panelAddress('api::lead.lead', lead),
      })),
      hasOlder: filters.page * inboxRowsPerPage < total,
      /** How many rows were just changed together. */
      done: Number.isSafeInteger(done) && done > 0 ? done : 0,
      /** The reference of the stay that was just answered. */
      answered: stayReferenceSchema.safeParse(query.get('answered')).data ?? null,
    }
  })
}

type Person = { id: number; name: string }

function eachOnce(people: readonly Person[]): Person[] {
  const names = new Map<number, string>()
  for (const { id, name } of people)
    if (!names.has(id)) names.set(id, name.slice(0, maxStaffNameLength))
  return [...names].map(([id, name]) => ({ id, name }))
}

export type InboxData = Awaited<ReturnType<typeof readInbox>>
