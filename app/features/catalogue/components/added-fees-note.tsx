import { useTranslation } from 'react-i18next'
import { Money } from '~/ui/money/money'
import type { ListingPrice } from '../card/listing-card'
import classes from './listing-price-line.module.css'

/** "+ cleaning $40 a stay", beside a price without dates; a stay's total has its fees in it. */
export function AddedFeesNote({ price, className }: { price: ListingPrice; className?: string }) {
  const { t } = useTranslation('listings')
  if ((price.kind !== 'night' && price.kind !== 'month') || !price.fees) return null
  const { once, isCleaning, hasMore } = price.fees
  const classNames = [classes.fees, className].filter(Boolean).join(' ')
  if (!once) return <span className={classNames}>+ {t('card.fees.only')}</span>
  return (
    <span className={classNames}>
      + {t(isCleaning ? 'card.fees.cleaning' : 'card.fees.other')} <Money amount={once} />{' '}
      {t(`card.fees.${price.kind}`)}
      {hasMore && ` + ${t('card.fees.more')}`}
    </span>
  )
}
