import { useTranslation } from 'react-i18next'
import { Money } from '~/ui/money/money'
import type { ListingPrice, StayPrice } from '../card/listing-card'
import classes from './listing-price-line.module.css'

/** "$150 night" or, for a stay, "$1,250 total · $156.25 night", in both currencies; or that it is on request. */
export function ListingPriceLine({ price }: { price: ListingPrice }) {
  const { t } = useTranslation('listings')
  if (price.kind === 'onRequest') {
    return <span className={classes.onRequest}>{t('card.onRequest')}</span>
  }
  if (price.kind === 'stay') return <StayPriceLine price={price} />
  return (
    <span>
      <strong className={classes.amount}>
        <Money amount={price.amount} />
      </strong>{' '}
      <span className={classes.unit}>{t(`card.${price.kind}`)}</span>
    </span>
  )
}

/** The dates stand above the list, so the nights are said to those who hear the card alone. */
function StayPriceLine({ price }: { price: StayPrice }) {
  const { t } = useTranslation('listings')
  const { by, count } = price
  return (
    <span className={classes.stay}>
      <strong className={classes.amount}>
        <Money amount={price.amount} />
      </strong>{' '}
      {by === 'month' ? (
        <span>{t('card.forMonths', { count })}</span>
      ) : (
        <span>
          {t('card.total')}
          <span className="visually-hidden"> {t('card.forNights', { count })}</span>
        </span>
      )}{' '}
      <span className={classes.each}>
        · <Money amount={price.each} /> {t(`card.${by}`)}
      </span>
    </span>
  )
}
