import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findPage, localeOfPath } from '~/routing/find-page'
import { href } from '~/routing/href'
import { type PageName } from '~/routing/table'
import { StaffAppShell } from './staff-app-shell'
import classes from './staff-layout.module.css'
import { StaffWays } from './staff-ways'
import { staffLinks } from './staff-pages'
import { useStaffArea } from './use-staff-area'

/** A page of one belongs to the list of all. */
const listOfPage: Partial<Record<PageName, PageName>> = {
  staffBooking: 'staffBookings',
  staffLeadStay: 'staffInbox',
  staffStay: 'staffStays',
  staffAnswer: 'staffStays',
  staffOffer: 'staffStays',
  staffPayment: 'staffStays',
  staffReview: 'staffReviews',
  staffNewReservation: 'staffCalendar',
  staffReservation: 'staffCalendar',
}

/** Around the pages of the staff area: the desk for who is signed in, a quiet head for who is not. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('staff')
  const area = useStaffArea()
  const { pathname } = useLocation()
  const locale = localeOfPath(pathname)
  const current = findPage(pathname)?.name
  if (area?.staff) {
    const { staff, brandName } = area
    const list = current && (listOfPage[current] ?? current)
    const links = staffLinks(t, { ...staff, locale, current: list })
    return (
      <StaffAppShell staff={staff} locale={locale} brandName={brandName} links={links}>
        {children}
      </StaffAppShell>
    )
  }
  return (
    <>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <header className={classes.header}>
        <div className={`content ${classes.bar}`}>
          <p className={classes.brand}>
            <a href={href('staffHome', locale)}>
              {area?.brandName} <span className={classes.area}>{t('area')}</span>
            </a>
          </p>
          <StaffWays locale={locale} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={`content ${classes.main}`}>
        {children}
      </main>
    </>
  )
}
