import type { TFunction } from 'i18next'
import type { Locale } from '~content/locale'
import type { StaffRole } from '~content/staff-account'
import { href } from '~/routing/href'
import type { PageName } from '~/routing/table'
import { hasRight } from '../rights'
import type { StaffLink } from './staff-navigation'

const pages = [
  { page: 'staffHome', title: 'home.start', right: 'enter', group: 'day' },
  { page: 'staffInbox', title: 'inbox', right: 'stays', group: 'day' },
  { page: 'staffCalendar', title: 'calendar', right: 'stays', group: 'day' },
  { page: 'staffStays', title: 'stays', right: 'stays', group: 'day' },
  { page: 'staffContracts', title: 'contracts', right: 'contracts', group: 'papers' },
  {
    page: 'staffInquiries',
    title: 'contractInquiries',
    right: 'contractInquiries',
    group: 'papers',
  },
  { page: 'staffBookings', title: 'bookings', right: 'bookingConfirmations', group: 'papers' },
  { page: 'staffReviews', title: 'reviews', right: 'stays', group: 'papers' },
  { page: 'staffReports', title: 'reports', right: 'reports', group: 'house' },
  { page: 'staffRentals', title: 'rentalTable', right: 'rentalTable', group: 'house' },
  { page: 'staffFiles', title: 'files.title', right: 'careerFiles', group: 'house' },
] as const

/** Lists of the CMS in which visitors are answered. */
const staffInboxes = ['inquiries', 'leads'] as const

/** Addresses of these lists, as editors reach them: of those that the role works with. */
export type StaffInboxes = Partial<Record<(typeof staffInboxes)[number], string>>

type Around = {
  role: StaffRole
  locale: Locale
  current: PageName | undefined
  inboxes: StaffInboxes
}

/** The pages that a role may see, and which of them one is on; behind them the lists of the CMS. */
export function staffLinks(
  t: TFunction<'staff'>,
  { role, locale, current, inboxes }: Around,
): StaffLink[] {
  return [
    ...pages
      .filter(({ right }) => hasRight(role, right))
      .map(({ page, title, group }) => ({
        href: href(page, locale),
        label: t(title),
        isCurrent: page === current,
        group,
      })),
    ...staffInboxes.flatMap((inbox) => {
      const address = inboxes[inbox]
      if (!address) return []
      return { href: address, label: t(`home.${inbox}`), isCurrent: false, group: 'cms' as const }
    }),
  ]
}
