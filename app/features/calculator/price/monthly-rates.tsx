import { useTranslation } from 'react-i18next'
import { Money } from '~/ui/money/money'
import classes from './monthly-rates.module.css'
import { useCalculator } from '../panel/use-calculator'

/** What a month costs by the length of the term. */
export function MonthlyRates() {
  const { t } = useTranslation('detail')
  const { kind, listing } = useCalculator()
  if (kind !== 'month' || listing.monthlyRates.length === 0) return null
  return (
    <table className={classes.rates}>
      <caption>{t('monthlyRates')}</caption>
      <tbody>
        {listing.monthlyRates.map(({ fromMonths, amount }) => (
          <tr key={fromMonths}>
            <th scope="row">{t('monthlyRate', { months: t('months', { count: fromMonths }) })}</th>
            <td>
              <Money amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
