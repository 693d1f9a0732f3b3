import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import type { HomePageData } from './read-home-page.server'
import classes from './intro.module.css'

export function Intro({ home }: Pick<HomePageData, 'home'>) {
  const { settings } = useSite()
  const { t } = useTranslation('home')
  return (
    <section className={classes.band} aria-labelledby="intro-title">
      <div className={`content ${classes.columns}`}>
        <div>
          <h2 id="intro-title" className={classes.title}>
            {home.introTitle}
          </h2>
          <div className={classes.prose} dangerouslySetInnerHTML={{ __html: home.introHtml }} />
        </div>
        {settings.claims.length > 0 && (
          <dl className={classes.claims} aria-label={t('inNumbers')}>
            {settings.claims.map((claim) => (
              <div key={claim.label} className={classes.claim}>
                <dt>{claim.label}</dt>
                <dd>{claim.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
