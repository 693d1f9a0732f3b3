import { siteSettings } from '~content/site-settings'
import type { Locale } from '~content/locale'
import type { StaffRole } from '~content/staff-account'
import { readContent } from '~/platform/content/read-content.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { isStorageFailure } from '~/platform/database/storage-failure'
import { hasRight } from '../rights'
import type { StaffSession } from '../session/create-session-store.server'
import type { Staff } from '../session/require-staff.server'
import { sessionCookie } from '../session/session-cookie.server'
import { staffSessions } from '../session/staff-sessions.server'
import { panelAddress } from './panel-address.server'
import type { StaffInboxes } from './staff-pages'

export type StaffAreaData = {
  brandName: string
  /** Whose session it is; whether it still counts is for each page to check. */
  staff: (Pick<Staff, 'name' | 'role'> & { inboxes: StaffInboxes }) | null
}

/** What stands around the pages of the staff area. Throws a 503 where sessions cannot be read. */
export async function readStaffArea(request: Request, locale: Locale): Promise<StaffAreaData> {
  const settings = await readContent(siteSettings, locale)
  return { brandName: settings?.brandName ?? '', staff: await findOwner(request) }
}

/** The lists of the CMS for a role. Marketing answers leads, not inquiries. */
export function readInboxes(role: StaffRole): StaffInboxes {
  return {
    ...(hasRight(role, 'stays') && { inquiries: panelAddress('api::inquiry.inquiry') }),
    leads: panelAddress('api::lead.lead'),
  }
}

async function findOwner(request: Request): Promise<StaffAreaData['staff']> {
  const id = sessionCookie().read(request)
  const session = id === null ? null : await findSession(id)
  if (!session) return null
  const { name, role } = session.account
  return { name, role, inboxes: readInboxes(role) }
}

async function findSession(id: string): Promise<StaffSession | null> {
  return throw503OnOutage(
    'a session could not be read',
    () => staffSessions().find(id),
    isStorageFailure,
  )
}
