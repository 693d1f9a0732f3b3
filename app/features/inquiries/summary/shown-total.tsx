import { useTranslation } from 'react-i18next'
import { paymentFee } from '~/features/pricing/price/payment-fee'
import { asksForQuote } from '../asks-for-quote'
import type { PaymentOption } from '../page/inquiry-options'
import type { Requirement } from '../requirement/requirement'
import type { Verification } from '../verify/verification'
import classes from './shown-total.module.css'

type ShownTotalProps = {
  requirement: Requirement
  verification: Verification
  payment: PaymentOption | null
}

/** The one number of the summary; until the server has answered, the one that the visitor saw last. */
export function ShownTotal({ requirement, verification, payment }: ShownTotalProps) {
  const { t } = useTranslation(['inquiry', 'pricing'])
  if (verification.state === 'invalid') return null
  const { price } = verification.state === 'priced' ? verification : { price: null }
  if (price && asksForQuote(price)) {
    return (
      <p className={classes.total}>
        <strong>{t('quoteLabel')}</strong>
        <span>{t('quoteHint')}</span>
      </p>
    )
  }
  // What was kept is the total before any fee.
  const percent = price ? (payment?.percent ?? 0) : 0
  const label = percent > 0 ? 'pricing:lines.totalWithFee' : 'pricing:lines.total'
  const written = price ? paymentFee(price, percent).totalWithFeeFormated : requirement.totalPrice
  if (written === '') return null
  return (
    <p className={classes.total} aria-busy={verification.state === 'checking'} role="status">
      <span>{t(verification.state === 'failed' ? 'uncheckedTotal' : label)}</span>
      <strong>{written}</strong>
    </p>
  )
}
