import { useTranslation } from 'react-i18next'
import { useLocation } from '@remix-run/react'
import { localeOfPath } from '~/routing/find-page'
import { href } from '~/routing/href'
import { Icon } from '~/ui/icons/icon'
import { staffInboxes } from './staff-pages'
import classes from './staff-start.module.css'
import { useStaffArea } from './use-staff-area'

/** Pages of the staff area, by the words that tell them. */
const lists = [
  { page: 'staffStays', words: 'stays' },
  { page: 'staffContracts', words: 'contracts' },
  { page: 'staffInquiries', words: 'contractInquiries' },
  { page: 'staffBookings', words: 'bookings' },
  { page: 'staffReviews', words: 'reviews' },
  { page: 'staffReports', words: 'reports' },
  { page: 'staffFiles', words: 'files' },
] as const

/** The first page after signing in: what there is to do, and where. */
export function StaffStart({ name }: { name: string }) {
  const { t } = useTranslation('staff')
  const area = useStaffArea()
  const locale = localeOfPath(useLocation().pathname)
  return (
    <>
      <h1 className={classes.title}>{t('home.title', { name })}</h1>
      <p className={classes.lead}>{t('home.lead')}</p>
      <ul className={classes.list}>
        {staffInboxes.map((inbox) => (
          <li key={inbox}>
            <a href={area?.inboxes[inbox]} rel="noreferrer" className={classes.card}>
              <span className={classes.name}>
                {t(`home.${inbox}`)} <Icon name="arrow-right" />
              </span>
              <span className={classes.hint}>{t(`home.${inbox}Hint`)}</span>
            </a>
          </li>
        ))}
        {lists.map(({ page, words }) => (
          <li key={page}>
            <a href={href(page, locale)} className={classes.card}>
              <span className={classes.name}>
                {t(`home.${words}`)} <Icon name="arrow-right" />
              </span>
              <span className={classes.hint}>{t(`home.${words}Hint`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
