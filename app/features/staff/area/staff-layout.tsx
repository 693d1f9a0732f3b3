import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { findPage, localeOfPath } from '~/routing/find-page'
import { href } from '~/routing/href'
import { type PageName } from '~/routing/table'
import { resources } from '~/routing/resources'
import { Button } from '~/ui/button/button'
import { firstPageOf } from '../rights'
import classes from './staff-layout.module.css'
import { StaffNavigation } from './staff-navigation'
import { staffLinks } from './staff-pages'
import { useStaffArea } from './use-staff-area'

/** A page of one belongs to the list of all. */
const listOfPage: Partial<Record<PageName, PageName>> = {
  ...{ staffBooking: 'staffBookings', staffStay: 'staffStays', staffAnswer: 'staffStays' },
  ...{ staffOffer: 'staffStays', staffPayment: 'staffStays', staffReview: 'staffReviews' },
  ...{ staffNewReservation: 'staffCalendar', staffReservation: 'staffCalendar' },
}

/** The quiet frame of the staff area: who is signed in, where to go (on wide screens at the side), and the way out. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('staff')
  const area = useStaffArea()
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  const found = findPage(pathname)
  const current = found?.name
  const list = current && (listOfPage[current] ?? current)
  const other: Locale = locale === 'en' ? 'es' : 'en'
  const translation = href(current ?? 'staffHome', other, found?.params ?? {}, search)
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <header className={classes.header}>
        <div className={`content ${classes.bar}`}>
          <p className={classes.brand}>
            <a href={href(area?.staff ? firstPageOf(area.staff.role) : 'staffHome', locale)}>
              {area?.brandName} <span className={classes.area}>{t('area')}</span>
            </a>
          </p>
          <ul className={classes.ways}>
            <li>
              <a href={translation} hrefLang={other} lang={other}>
                {t('otherLanguage')}
              </a>
            </li>
            <li>
              <a href={href('home', locale)}>{t('toSite')}</a>
            </li>
          </ul>
          {area?.staff && (
            <div className={classes.who}>
              <p>
                <span className="visually-hidden">{t('signedInAs')}</span> {area.staff.name}
                <span className={classes.role}>{t(`roles.${area.staff.role}`)}</span>
              </p>
              <Form method="post" action={`/${resources.staffSignOut.path}?language=${locale}`}>
                <Button type="submit" size="small">
                  {t('signOut')}
                </Button>
              </Form>
            </div>
          )}
        </div>
      </header>
      {area?.staff && (
        <div className={classes.side}>
          <StaffNavigation
            isAtSide
            label={t('navigation')}
            links={staffLinks(t, {
              role: area.staff.role,
              locale,
              current: list,
              inboxes: area.inboxes,
            })}
          />
        </div>
      )}
      <main id="content" tabIndex={-1} className={`content ${classes.main}`}>
        {children}
      </main>
    </div>
  )
}
