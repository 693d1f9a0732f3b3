import { useTranslation } from 'react-i18next'
import { useLocation } from '@remix-run/react'
import { localeOfPath } from '~/routing/find-page'
import { href } from '~/routing/href'
import { firstPageOf } from '../rights'
import classes from './staff-problem.module.css'
import { useStaffArea } from './use-staff-area'

const problems = { 403: 'forbidden', 404: 'notFound', 503: 'unavailable' } as const

/** What a page of the staff area says instead of itself. */
export function StaffProblem({ status }: { status: number }) {
  const { t } = useTranslation('staff')
  const locale = localeOfPath(useLocation().pathname)
  const role = useStaffArea()?.staff?.role
  const problem = isKnown(status) ? problems[status] : 'fault'
  return (
    <>
      <h1 className={classes.title}>{t(`problems.${problem}Title`)}</h1>
      <p className={classes.lead}>{t(`problems.${problem}`)}</p>
      <p className={classes.lead}>
        <a href={href(role ? firstPageOf(role) : 'staffHome', locale)}>{t('problems.back')}</a>
      </p>
    </>
  )
}

function isKnown(status: number): status is keyof typeof problems {
  return status in problems
}
