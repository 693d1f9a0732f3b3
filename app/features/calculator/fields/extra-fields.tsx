import { FeePrice } from '../price/fee-price'
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
