import { useTranslation } from 'react-i18next'
import { labelLines, type FeeNames } from '~/features/pricing/price/line-label'
import { paymentFee } from '~/features/pricing/price/payment-fee'
import type { PriceResponse } from '~/features/pricing/price/price-response'
import type { PaymentOption } from '../page/inquiry-options'
import classes from './price-breakdown.module.css'

type PriceBreakdownProps = {
  price: PriceResponse
  feeNames: FeeNames
  /** How the visitor would pay; its fee comes below the total. */
  payment: PaymentOption | null
}

/** A price line by line, its total, and what the way of paying adds to it. */
export function PriceBreakdown({ price, feeNames, payment }: PriceBreakdownProps) {
  const { t } = useTranslation('pricing')
  const charged = payment && payment.percent > 0 ? payment : null
  return (
    <table className={classes.lines}>
      <tbody>
        {labelLines(price, feeNames, t).map(({ line, label }, index) => (
          <tr key={index} data-less={line.subTotal < 0 || undefined}>
            <th scope="row">{label}</th>
            <td>{line.subTotalFormated}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={charged ? classes.total : classes.final}>
          <th scope="row">{t('lines.total')}</th>
          <td>{price.totalFormated}</td>
        </tr>
        {charged && <FeeRows price={price} payment={charged} />}
      </tfoot>
    </table>
  )
}

function FeeRows({ price, payment }: { price: PriceResponse; payment: PaymentOption }) {
  const { t } = useTranslation('pricing')
  const { feeFormated, totalWithFeeFormated } = paymentFee(price, payment.percent)
  return (
    <>
      <tr>
        <th scope="row">
          {t('lines.paymentFee', { method: payment.name, percent: payment.percent })}
        </th>
        <td>{feeFormated}</td>
      </tr>
      <tr className={classes.final}>
        <th scope="row">{t('lines.totalWithFee')}</th>
        <td>{totalWithFeeFormated}</td>
      </tr>
    </>
  )
}
