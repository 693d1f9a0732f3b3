import { useTranslation } from 'react-i18next'
import { forEachCurrency } from '~content/currency-code'
import { toAmounts } from '~/features/pricing/money/money'
import type { PricedFee } from '~/features/pricing/quote-input'
import { Money } from '~/ui/money/money'
import { useCalculator } from '../panel/use-calculator'
import classes from './fee-price.module.css'

const modes = ['stay', 'night', 'guest', 'guestNight', 'extraGuest'] as const

/** `+$8 a night`, in both currencies; a share of the price is the same in each. */
export function FeePrice({ fee }: { fee: PricedFee }) {
  const { t } = useTranslation('calculator')
  const { offer } = useCalculator()
  const mode = modes.find((each) => each === fee.mode) ?? 'stay'
  const written = (price: string) => t(`extraPer.${mode}`, { price })
  if (fee.mode === 'percent') {
    return <span className={classes.price}>{t('addedPercent', { percent: fee.amount })}</span>
  }
  const amounts = toAmounts(fee.amount, offer.currencies)
  return (
    <span className={classes.price}>
      +<Money amount={forEachCurrency((code) => written(amounts[code]))} />
    </span>
  )
}
