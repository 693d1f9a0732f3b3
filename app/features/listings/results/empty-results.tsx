import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/button/button'
import { focusHeadingNext } from '../list/listing-heading'
import type { ListingPageData } from '../list/read-listing-page.server'
import { useKeptLayout } from '../list/use-kept-layout'
import { HiddenRentals } from './hidden-rentals'
import classes from './empty-results.module.css'
import emptyUrl from './nothing-found.svg?url'

export function EmptyResults({ data }: { data: ListingPageData }) {
  const { t } = useTranslation('listings')
  const keepLayout = useKeptLayout()
  return (
    <section className={classes.empty} aria-label={t('results')}>
      <img src={emptyUrl} alt="" width={240} height={180} className={classes.picture} />
      <h2 className={classes.title}>{t('noResults')}</h2>
      <HiddenRentals hidden={data.hidden} />
      {data.suggestions.length > 0 ? (
        <>
          <p id="suggestions">{t('nearestResults')}</p>
          <ul className={classes.suggestions} aria-labelledby="suggestions">
            {data.suggestions.map(({ words, total, to }) => (
              <li key={to}>
                <Link to={keepLayout(to)} className={classes.suggestion} onClick={focusHeadingNext}>
                  <span>{words}</span>
                  <span className={classes.total}>{t('resultCount', { count: total })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('noResultsHint')}</p>
      )}
      <ButtonLink to={keepLayout(data.sectionPath)} onClick={focusHeadingNext}>
        {t('clearAll')}
      </ButtonLink>
    </section>
  )
}
