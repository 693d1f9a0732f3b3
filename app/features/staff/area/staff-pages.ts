import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import { href } from '~/routing/href'
import type { PageName } from '~/routing/table'
import type { StaffLink } from './staff-navigation'

const pages = [
  { page: 'staffHome', title: 'home.start' },
  { page: 'staffInbox', title: 'inbox' },
  { page: 'staffStays', title: 'stays' },
  { page: 'staffContracts', title: 'contracts' },
  { page: 'staffInquiries', title: 'contractInquiries' },
  { page: 'staffBookings', title: 'bookings' },
  { page: 'staffFiles', title: 'files.title' },
] as const

/** Lists of the CMS in which visitors are answered. */
const staffInboxes = ['inquiries', 'leads'] as const

/** Addresses of these lists, as editors reach them. */
export type StaffInboxes = Record<(typeof staffInboxes)[number], string>

type Around = { locale: Locale; current: PageName | undefined; inboxes: StaffInboxes }

/** The pages of the staff, and which of them one is on. */
export function staffLinks(
  t: TFunction<'staff'>,
  { locale, current, inboxes }: Around,
): StaffLink[] {
  return [
    ...pages.map(({ page, title }) => ({
      ...{ href: href(page, locale), label: t(title) },
      ...{ isCurrent: page === current, isOutside: false },
    })),
    ...staffInboxes.map((inbox) => ({
      ...{ href: inboxes[inbox], label: t(`home.${inbox}`) },
      ...{ isCurrent: false, isOutside: true },
    })),
  ]
}
