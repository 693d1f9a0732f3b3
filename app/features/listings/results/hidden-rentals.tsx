import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { focusHeadingNext } from '../list/listing-heading'
import type { ListingPageData } from '../list/read-listing-page.server'
import { useKeptLayout } from '../list/use-kept-layout'
import classes from './results.module.css'

/** Says how many places the dates hide, with a link that shows them (finding.md §2). */
export function HiddenRentals({ hidden }: Pick<ListingPageData, 'hidden'>) {
  const { t } = useTranslation('listings')
  const keepLayout = useKeptLayout()
  if (!hidden) return null
  const { count, to } = hidden
  return (
    <p className={classes.hidden}>
      {t('hiddenByDates', { count })}{' '}
      <Link to={keepLayout(to)} onClick={focusHeadingNext}>
        {t('showWithoutDates', { count })}
      </Link>
    </p>
  )
}
