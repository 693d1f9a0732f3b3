import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import classes from './closed-career.module.css'
import type { OpenCareer } from '../open-career'
import { OpenCareers } from '../open-careers'

/** Replaces the form of a closed career with a kind text. */
export function ClosedCareer({ title, others }: { title: string; others: OpenCareer[] }) {
  const { t } = useTranslation('careers')
  const { locale, missingPages } = useSite()
  return (
    <>
      <div className={`content ${classes.closed}`}>
        <p className={classes.tag}>{t('closedTag')}</p>
        <h1 className={classes.title}>{t('closedTitle')}</h1>
        <p className={classes.text}>{t('closedText', { title })}</p>
        {!missingPages.includes('aboutUs') && (
          <Link to={href('aboutUs', locale)}>{t('about')}</Link>
        )}
      </div>
      <OpenCareers careers={others} />
    </>
  )
}
