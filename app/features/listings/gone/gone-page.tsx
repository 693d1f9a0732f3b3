import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { CardGrid } from '~/features/catalogue/components/card-grid'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { sectionLabel } from '../seo/section-label'
import classes from './gone-page.module.css'
import lockedDoorUrl from './locked-door.svg?url'
import type { GonePageData } from './read-gone-page.server'

/** The page of a rental that was unpublished: places like it, and the list around it. */
export function GonePage({ gone: { section, list, similar } }: GonePageData) {
  const { t } = useTranslation('detail')
  const site = useSite()
  const title = sectionLabel(section, site) ?? t('gone.places')
  return (
    <div className={`content ${classes.page}`}>
      <header className={classes.head}>
        <img src={lockedDoorUrl} alt="" width={200} height={150} className={classes.picture} />
        <div>
          <h1 className={classes.title}>{t('gone.title')}</h1>
          <p className={classes.hint}>
            {similar.length > 0 ? t('gone.hint') : t('gone.hintAlone')}
          </p>
          <div className={classes.ways}>
            <ButtonLink kind="primary" to={list.path}>
              {list.place
                ? t('gone.list', { title, place: list.place, count: list.total })
                : t('gone.listAll', { title, count: list.total })}
            </ButtonLink>
            <Link to={href('home', site.locale)}>{t('gone.home')}</Link>
          </div>
        </div>
      </header>
      {similar.length > 0 && (
        <section aria-labelledby="similar-title">
          <h2 id="similar-title" className={classes.similar}>
            {t('gone.similar')}
          </h2>
          <CardGrid cards={similar} />
        </section>
      )}
    </div>
  )
}
