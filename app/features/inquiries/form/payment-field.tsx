import { useTranslation } from 'react-i18next'
import type { TextFormField } from '~/ui/forms/form-field'
import { SelectField } from '~/ui/forms/select-field'
import type { PaymentOption } from '../page/inquiry-options'

type PaymentFieldProps = {
  field: TextFormField
  payments: readonly PaymentOption[]
  onChoose: (slug: string) => void
}

/** How the visitor would pay, with what that adds; the summary follows the choice. */
export function PaymentField({ field, payments, onChoose }: PaymentFieldProps) {
  const { t } = useTranslation('inquiry')
  if (payments.length === 0) return null
  return (
    <div
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) onChoose(target.value)
      }}
    >
      <SelectField field={field} label={t('payment')} hint={t('paymentHint')}>
        {payments.map(({ slug, name, percent }) => (
          <option key={slug} value={slug}>
            {percent > 0 ? t('paymentFee', { method: name, percent }) : name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
