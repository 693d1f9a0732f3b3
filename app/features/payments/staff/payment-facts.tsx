import { useTranslation } from 'react-i18next'
import type { CurrencyCode } from '~content/currency-code'
import type { Locale } from '~content/locale'
import type { Payment } from '~content/payment'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import { countedIn, paymentMoney } from '../balance'
import classes from './payments.module.css'

type PaymentFactsProps = { payment: Payment; locale: Locale; agreed: CurrencyCode }

/** A payment as the team reads it: amount, day, way, who noted it, and whether it counts. */
export function PaymentFacts({ payment, locale, agreed }: PaymentFactsProps) {
  const { t } = useTranslation('payments')
  const { reference, cents, currency, day, way, cancelledAt, cancelReason } = payment
  const counted = countedIn(agreed, payment)
  const facts = [
    t(`ways.${way}`),
    ...(currency === agreed || counted === null
      ? []
      : [t('countsAs', { amount: paymentMoney(counted, agreed) })]),
    payment.receiptNumber ?? reference,
    t('noted', { moment: formatMoment(payment.notedAt, locale), name: payment.notedBy }),
  ]
  return (
    <>
      <p className={classes.line}>
        <strong>{paymentMoney(cents, currency)}</strong>
        <time dateTime={day}>{formatDay(day, locale)}</time>
        <span className={classes.small}>{facts.join(' · ')}</span>
      </p>
      {counted === null && !cancelledAt && (
        <p className={classes.small}>
          <strong>{t('notCounted', { currency: agreed })}</strong>
        </p>
      )}
      {payment.note && <p className={classes.small}>{payment.note}</p>}
      {cancelledAt && <p className={classes.small}>{t('cancelled', { reason: cancelReason })}</p>}
    </>
  )
}
