import { siteSettings } from '~content/site-settings'
import type { Locale } from '~content/locale'
import { readContent } from '~/platform/content/read-content.server'
import { env } from '~/platform/env/env.server'
import type { Staff } from '../session/require-staff.server'
import { sessionCookie } from '../session/session-cookie.server'
import { staffSessions } from '../session/staff-sessions.server'
import type { StaffInboxes } from './staff-pages'

/** Where the CMS lists what visitors send. */
const lists = '/admin/content-manager/collection-types'

export type StaffAreaData = {
  locale: Locale
  brandName: string
  inboxes: StaffInboxes
  /** Whose session it is; whether it still counts is for each page to check. */
  staff: Staff | null
}

/** What stands around the pages of the staff area. */
export async function readStaffArea(request: Request, locale: Locale): Promise<StaffAreaData> {
  const settings = await readContent(siteSettings, locale)
  return {
    locale,
    brandName: settings?.brandName ?? '',
    inboxes: readInboxes(),
    staff: findOwner(request),
  }
}

export function readInboxes(): StaffInboxes {
  return { inquiries: listOf('api::inquiry.inquiry'), leads: listOf('api::lead.lead') }
}

function findOwner(request: Request): Staff | null {
  const id = sessionCookie().read(request)
  const account = id === null ? null : staffSessions().find(id)?.account
  return account ? { id: account.id, name: account.name, role: account.role } : null
}

function listOf(uid: string): string {
  return `${env.CMS_PUBLIC_URL ?? env.CMS_URL}${lists}/${uid}`
}
