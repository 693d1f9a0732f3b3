import { useTranslation } from 'react-i18next'
import { currencyCodes, defaultCurrency } from '~content/currency-code'
import fields from './field.module.css'
import { useCalculator } from '../panel/use-calculator'

/** The switch of the header needs script; without it the form asks for the currency of its answer. */
export function CurrencyField() {
  const { t } = useTranslation(['calculator', 'layout'])
  const { requested } = useCalculator()
  return (
    <label className={`without-script ${fields.cell}`}>
      <span className={fields.label}>{t('currency')}</span>
      <select
        name="currency"
        className={fields.select}
        defaultValue={requested?.currency ?? defaultCurrency}
      >
        {currencyCodes.map((code) => (
          <option key={code} value={code}>
            {t(`layout:currencies.${code}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
