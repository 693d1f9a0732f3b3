import { useTranslation } from 'react-i18next'
import { mandatoryFees } from '~/features/pricing/lines/fee-lines'
import { useCalculator } from '../panel/use-calculator'
import classes from './added-fees.module.css'
import { FeePrice } from './fee-price'

/**
 * What is added to the price of a night or month, said before dates are chosen. The lines of a price say it
 * themselves; what guests may ask for has its price beside its field.
 */
export function AddedFees() {
  const { t } = useTranslation('calculator')
  const { listing, offer, kind, answer } = useCalculator()
  const isPriced = answer !== null && !('errors' in answer)
  if (kind === 'sale' || isPriced || listing.price.kind === 'onRequest') return null
  const fees = mandatoryFees(offer.rental.extraFees ?? [], kind, listing.capacityOfPeople)
  if (fees.length === 0) return null
  return (
    <ul aria-label={t('addedFees')} className={classes.fees}>
      {fees.map((fee) => (
        <li key={fee.id}>
          <span>{offer.feeNames[fee.id]}</span>
          <FeePrice fee={fee} />
        </li>
      ))}
    </ul>
  )
}
