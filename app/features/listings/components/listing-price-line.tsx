import { useTranslation } from 'react-i18next'
import { Money } from '~/ui/money/money'
import type { ListingPrice } from '../listing-card'
import classes from './listing-price-line.module.css'

/** "$150 night", in both currencies; or that the price is on request. */
export function ListingPriceLine({ price }: { price: ListingPrice }) {
  const { t } = useTranslation('listings')
  if (price.kind === 'onRequest') {
    return <span className={classes.onRequest}>{t('card.onRequest')}</span>
  }
  return (
    <span>
      <strong className={classes.amount}>
        <Money amount={price.amount} />
      </strong>{' '}
      <span className={classes.unit}>{t(`card.${price.kind}`)}</span>
    </span>
  )
}
