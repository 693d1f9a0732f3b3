import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { formatDay, formatDayRange } from '~/platform/time/format-day'
import { Icon } from '~/ui/icons/icon'
import type { ListingCard } from '../card/listing-card'
import classes from './card-dates.module.css'

/** The days of the cheapest stay, where flexible dates were asked for; a term ends with its months. */
export function CardDates({
  card: { stay, price },
  locale,
}: {
  card: Pick<ListingCard, 'price'> & { stay?: ListingCard['stay'] | undefined }
  locale: Locale
}) {
  const { t } = useTranslation('listings')
  if (!stay) return null
  const isTerm = price.kind === 'stay' && price.by === 'month'
  return (
    <p className={classes.dates}>
      <Icon name="calendar" size={17} />
      {isTerm
        ? t('card.availableFrom', { date: formatDay(stay.checkIn, locale) })
        : formatDayRange(stay.checkIn, stay.checkOut, locale)}
    </p>
  )
}
