import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { formatDay } from '~/platform/time/format-day'
import { FoldedText } from './folded-text'
import { LegalList } from './legal-list'
import classes from './legal-page.module.css'
import type { LegalPageData } from './read-legal-page.server'

/** A legal text with the list of all of them. */
export function LegalPage({ data }: { data: LegalPageData }) {
  const { t } = useTranslation('legal')
  const { locale } = useSite()
  const { title, effectiveDate, html, list } = data
  return (
    <div className={`content ${classes.page}`}>
      <LegalList list={list} />
      <article>
        <h1 className={classes.title}>{title}</h1>
        {effectiveDate && (
          <p className={classes.date}>
            {t('inForce')} <time dateTime={effectiveDate}>{formatDay(effectiveDate, locale)}</time>
          </p>
        )}
        <FoldedText html={html} />
      </article>
    </div>
  )
}
