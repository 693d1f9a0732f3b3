import { useTranslation } from 'react-i18next'
import { isOnRequest } from '~/features/pricing/price/is-on-request'
import { useRequestedStay } from '../inquire/use-requested-stay'
import { useCalculator } from '../panel/use-calculator'

/** Says the new total aloud whenever it changes; the lines themselves would be too much to listen to. */
export function PriceStatus() {
  const { t } = useTranslation('calculator')
  const calculator = useCalculator()
  const { answer } = calculator
  const { length } = useRequestedStay(calculator)
  const isPriced = answer !== null && !('errors' in answer) && !isOnRequest(answer)
  return (
    <p role="status" className="visually-hidden">
      {isPriced && `${t('priceFor', { stay: length ?? '' })}: ${answer.totalFormated}`}
    </p>
  )
}
