import { useTranslation } from 'react-i18next'
import fields from './field.module.css'
import { useCalculator } from '../panel/use-calculator'

/** How the visitor would pay, since some ways cost a fee. */
export function PaymentField() {
  const { t } = useTranslation('calculator')
  const { offer, payment, choosePayment } = useCalculator()
  if (!payment) return null
  return (
    <label className={fields.cell}>
      <span className={fields.label}>{t('payWith')}</span>
      <select
        name="paymentMethod"
        className={fields.select}
        value={payment.slug}
        onChange={({ target }) => choosePayment(target.value)}
      >
        {offer.paymentMethods.map(({ slug, name, percent }) => (
          <option key={slug} value={slug}>
            {percent > 0 ? t('withFee', { method: name, percent }) : name}
          </option>
        ))}
      </select>
    </label>
  )
}
