import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { findPage } from '~/routing/find-page'
import { href } from '~/routing/href'
import classes from './staff-layout.module.css'

/** The ways out of the staff area in this language: the same page in the other one, and the site. */
export function StaffWays({ locale }: { locale: Locale }) {
  const { t } = useTranslation('staff')
  const { pathname, search } = useLocation()
  const found = findPage(pathname)
  const other: Locale = locale === 'en' ? 'es' : 'en'
  return (
    <ul className={classes.ways}>
      <li>
        <a
          href={href(found?.name ?? 'staffHome', other, found?.params ?? {}, search)}
          hrefLang={other}
          lang={other}
        >
          {t('otherLanguage')}
        </a>
      </li>
      <li>
        <a href={href('home', locale)}>{t('toSite')}</a>
      </li>
    </ul>
  )
}
