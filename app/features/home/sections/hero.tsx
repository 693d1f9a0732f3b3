import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { FlexibleDates } from '~/features/calculator/fields/flexible-dates'
import { useFlexibleStay } from '~/features/calculator/stay/use-flexible-stay'
import { WhereField } from '~/features/catalogue/where/where-field'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { ArtPhoto } from '~/ui/media/art-photo'
import type { HomePageData } from '../read-home-page.server'
import classes from './hero.module.css'

type HeroProps = Pick<HomePageData, 'home' | 'regions' | 'earliestCheckIn'>

export function Hero({ home, regions, earliestCheckIn }: HeroProps) {
  return (
    <section className={classes.hero}>
      <div className={classes.picture}>
        {home.heroPicture && <ArtPhoto {...home.heroPicture} mobile={home.heroPictureMobile} />}
      </div>
      <div className={`content ${classes.words}`}>
        <h1 className={classes.title}>{home.heroTitle}</h1>
        <p className={classes.text}>{home.heroText}</p>
      </div>
      <div className={`content ${classes.search}`}>
        <HeroSearch regions={regions} earliestCheckIn={earliestCheckIn} />
      </div>
    </section>
  )
}

const calendarId = 'home-calendar'
const look = {
  cell: classes.field,
  label: classes.label,
  value: classes.value,
  empty: classes.empty,
}

/** A GET form to the vacation rentals, so that it works before and without script. */
function HeroSearch({ regions, earliestCheckIn }: Omit<HeroProps, 'home'>) {
  const { locale } = useSite()
  const { t } = useTranslation('home')
  const stay = useFlexibleStay({ section: 'vacationRentals', earliestCheckIn })
  return (
    <Form
      method="get"
      action={href('vacationRentals', locale)}
      className={`panel ${classes.form}`}
      aria-label={t('searchTitle')}
      role="search"
    >
      <WhereField
        section="vacationRentals"
        places={regions}
        chosen=""
        look={{ cell: classes.field, label: classes.label, input: undefined }}
      />
      <FlexibleDates
        {...{ stay, calendarId, look }}
        flexibleCell={`${classes.field} ${classes.flexible}`}
      />
      <label className={classes.field} data-narrow>
        <span className={classes.label}>{t('guests')}</span>
        <input type="number" name="adult" min={1} max={20} defaultValue={1} inputMode="numeric" />
      </label>
      <Button type="submit" kind="primary" className={classes.submit}>
        <Icon name="search" />
        {t('search')}
      </Button>
    </Form>
  )
}
