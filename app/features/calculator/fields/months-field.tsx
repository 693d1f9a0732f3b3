import { useTranslation } from 'react-i18next'
import { offeredMonths } from '~/features/pricing/check/stay-limits'
import fields from './field.module.css'
import { useCalculator } from '../panel/use-calculator'

/** How long a house is rented; terms shorter than its shortest cannot be chosen (browsing.md §5). */
export function MonthsField() {
  const { t } = useTranslation(['calculator', 'detail'])
  const { offer, choice, change } = useCalculator()
  const least = offer.rental.minMonths ?? 1
  return (
    <label className={fields.cell}>
      <span className={fields.label}>{t('months')}</span>
      <select
        name="months"
        className={fields.select}
        value={choice.months ?? ''}
        onChange={({ target }) => change({ ...choice, months: Number(target.value) })}
      >
        {offeredMonths.map((months) => (
          <option key={months} value={months} disabled={months < least}>
            {t('detail:months', { count: months })}
          </option>
        ))}
      </select>
    </label>
  )
}
