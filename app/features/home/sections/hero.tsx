import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { CalendarPopover } from '~/features/calculator/calendar/calendar-popover'
import { noDates } from '~/features/calculator/stay/choose-dates'
import { DateField } from '~/features/calculator/fields/date-field'
import { useSearchStay } from '~/features/calculator/stay/use-search-stay'
import type { PlaceFacet } from '~/features/catalogue/places/list-places'
import { PlaceOptions } from '~/features/catalogue/places/place-options'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { Photo } from '~/ui/media/photo'
import type { HomePageData } from '../read-home-page.server'
import classes from './hero.module.css'

export function Hero({ home, regions }: Pick<HomePageData, 'home' | 'regions'>) {
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
        <HeroSearch regions={regions} />
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
function HeroSearch({ regions }: { regions: PlaceFacet[] }) {
  const { locale } = useSite()
  const { t } = useTranslation('home')
  const stay = useSearchStay(noDates)
  const date = { stay, calendarId, look }
  return (
    <Form
      method="get"
      action={href('vacationRentals', locale)}
      className={`panel ${classes.form}`}
      aria-label={t('searchTitle')}
      role="search"
    >
      <label className={classes.field}>
        <span className={classes.label}>{t('where')}</span>
        <select name="location" defaultValue="">
          <option value="">{t('anywhere')}</option>
          <PlaceOptions places={regions} />
        </select>
      </label>
      <DateField {...date} step="checkIn" label={t('checkIn')} />
      <DateField {...date} step="checkOut" label={t('checkOut')} />
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
