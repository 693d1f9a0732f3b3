import type { Locale } from '~content/locale'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { type PageName } from '~/routing/table'
import { resources } from '~/routing/resources'
import type { Staff } from '../session/require-staff.server'
import { readInboxes } from './read-staff-area.server'
import type { StaffBarData } from './staff-bar'
import { staffLinks } from './staff-pages'

type Around = { staff: Staff; locale: Locale; current: PageName }

/** The bar of the staff for a page that others see too; its words come with it, as that page has script. */
export async function readStaffBar({ staff, locale, current }: Around): Promise<StaffBarData> {
  const t = (await createServerI18n(locale)).getFixedT(locale, 'staff')
  return {
    label: t('navigation'),
    signedInAs: t('signedInAs'),
    name: staff.name,
    role: t(`roles.${staff.role}`),
    signOut: t('signOut'),
    signOutPath: `/${resources.staffSignOut.path}?language=${locale}`,
    links: staffLinks(t, { role: staff.role, locale, current, inboxes: readInboxes(staff.role) }),
  }
}
