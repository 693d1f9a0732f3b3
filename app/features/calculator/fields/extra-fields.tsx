import { useTranslation } from 'react-i18next'
import { toAmounts } from '~/features/pricing/money/money'
import type { PricedFee } from '~/features/pricing/quote-input'
import { forEachCurrency } from '~content/currency-code'
import { Money } from '~/ui/money/money'
import classes from './extra-fields.module.css'
import { useCalculator } from '../panel/use-calculator'

const wishes = ['pet', 'lateCheckIn'] as const

/** What a visitor may bring or ask for, where the rental charges for it. */
export function ExtraFields() {
  const { offer, choice, change } = useCalculator()
  const fees = offer.rental.extraFees ?? []
  return wishes.map((wish) => {
    const fee = fees.find(({ kind }) => kind === wish)
    return (
      fee && (
        <label key={wish} className={classes.extra}>
          <input
            type="checkbox"
            name={wish}
            value="true"
            checked={choice[wish]}
            onChange={({ target }) => change({ ...choice, [wish]: target.checked })}
          />
          <span>{offer.feeNames[fee.id]}</span>
          <FeePrice fee={fee} />
        </label>
      )
    )
  })
}

const modes = ['stay', 'night', 'guest', 'guestNight', 'extraGuest'] as const

/** `+$8 a night`, in both currencies; a share of the price is the same in each. */
function FeePrice({ fee }: { fee: PricedFee }) {
  const { t } = useTranslation('calculator')
  const { offer } = useCalculator()
  const mode = modes.find((each) => each === fee.mode) ?? 'stay'
  const written = (price: string) => t(`extraPer.${mode}`, { price })
  if (fee.mode === 'percent') return <span className={classes.price}>+{fee.amount} %</span>
  const amounts = toAmounts(fee.amount, offer.currencies)
  return (
    <span className={classes.price}>
      +<Money amount={forEachCurrency((code) => written(amounts[code]))} />
    </span>
  )
}
