import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { CalendarPopover } from '~/features/calculator/calendar/calendar-popover'
import { DateField } from '~/features/calculator/fields/date-field'
import { FlexibleFields } from '~/features/calculator/fields/flexible-fields'
import { useFlexibleStay } from '~/features/calculator/stay/use-flexible-stay'
import { WhereField } from '~/features/catalogue/where/where-field'
import { useSite } from '~/features/site/use-site'
import { formatDay, formatMonth } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { Photo } from '~/ui/media/photo'
import type { HomePageData } from '../read-home-page.server'
import classes from './hero.module.css'

type HeroProps = Pick<HomePageData, 'home' | 'regions' | 'earliestCheckIn'>

export function Hero({ home, regions, earliestCheckIn }: HeroProps) {
  return (
    <section className={classes.hero}>
      <div className={classes.picture}>
        <Photo
          picture={home.heroPicture.picture}
          alt={home.heroPicture.alt}
          sizes="100vw"
          widest={1920}
          eager
        />
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
  const { t } = useTranslation(['home', 'listings'])
  const stay = useFlexibleStay({ section: 'vacationRentals', earliestCheckIn })
  const asked = stay.flexible.dates
  const written = (day: string | null) =>
    day && asked.flexible > 0 ? `${formatDay(day, locale)} ± ${asked.flexible}` : undefined
  const date = { stay, calendarId, look }
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
      <DateField
        {...date}
        step="checkIn"
        label={asked.stay ? t('listings:stayLength') : t('checkIn')}
        words={asked.stay ? t(`listings:stayLengths.${asked.stay}`) : written(asked.checkIn)}
      />
      <DateField
        {...date}
        step="checkOut"
        label={asked.month ? t('listings:stayMonth') : t('checkOut')}
        words={asked.month ? formatMonth(asked.month, locale) : written(asked.checkOut)}
      />
      <FlexibleFields
        flexible={stay.flexible}
        cell={`${classes.field} ${classes.flexible}`}
        label={classes.label}
      />
      <CalendarPopover id={calendarId} stay={stay} />
      <label className={classes.field} data-narrow>
        <span className={classes.label}>{t('guests')}</span>
        <input type="number" name="adult" min={1} max={20} defaultValue={2} inputMode="numeric" />
      </label>
      <Button type="submit" kind="primary" className={classes.submit}>
        <Icon name="search" />
        {t('search')}
      </Button>
    </Form>
  )
}
