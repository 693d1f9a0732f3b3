import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import classes from './stay-band.module.css'

/** From reading about a country to staying in it. */
export function StayBand() {
  const { t } = useTranslation('blog')
  const { locale } = useSite()
  return (
    <section aria-labelledby="stay-band" className={classes.band}>
      <div className={`content ${classes.words}`}>
        <h2 id="stay-band" className={classes.title}>
          {t('stayTitle')}
        </h2>
        <p>{t('stayText')}</p>
        <ButtonLink kind="primary" to={href('vacationRentals', locale)} className={classes.button}>
          {t('stayLink')}
        </ButtonLink>
      </div>
    </section>
  )
}
