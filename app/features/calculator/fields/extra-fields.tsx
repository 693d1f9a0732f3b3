import { Fragment } from 'react'
import { isFeeCharged } from '~/features/pricing/lines/fee-lines'
import { FeePrice } from '../price/fee-price'
import classes from './extra-fields.module.css'
import { useCalculator } from '../panel/use-calculator'

const wishes = ['pet', 'lateCheckIn'] as const

/**
 * What a visitor may bring or ask for, where the rental has fees for it, and each fee. By the month one a night is not
 * charged (pricing.md, "Lines" 4): it stays a wish.
 */
export function ExtraFields() {
  const { listing, offer, kind, choice, change } = useCalculator()
  const by = kind === 'month' ? 'month' : 'night'
  const fees = offer.rental.extraFees ?? []
  return wishes.map((wish) => {
    const wanted = fees.filter(({ kind }) => kind === wish)
    return (
      wanted.length > 0 && (
        <label key={wish} className={classes.extra}>
          <input
            type="checkbox"
            name={wish}
            value="true"
            checked={choice[wish]}
            onChange={({ target }) => change({ ...choice, [wish]: target.checked })}
          />
          {wanted.map((fee) => (
            <Fragment key={fee.id}>
              <span>{offer.feeNames[fee.id]}</span>
              {isFeeCharged(fee, by, listing.capacityOfPeople) ? <FeePrice fee={fee} /> : <span />}
            </Fragment>
          ))}
        </label>
      )
    )
  })
}
