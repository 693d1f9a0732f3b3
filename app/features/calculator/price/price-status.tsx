import { useTranslation } from 'react-i18next'
import { useRequestedStay } from '../inquire/use-requested-stay'
import { useCalculator } from '../panel/use-calculator'

/** Says the new total aloud whenever it changes; the lines themselves would be too much to listen to. */
export function PriceStatus() {
  const { t } = useTranslation('calculator')
  const { length, total } = useRequestedStay(useCalculator())
  return (
    <p role="status" className="visually-hidden">
      {total !== null && `${t('priceFor', { stay: length ?? '' })}: ${total}`}
    </p>
  )
}
