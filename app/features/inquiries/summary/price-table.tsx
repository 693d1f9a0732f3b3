import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { labelLines, type FeeLabels } from '~/features/pricing/price/line-label'
import { paymentFee } from '~/features/pricing/price/payment-fee'
import type { PriceLine, PriceResponse } from '~/features/pricing/price/price-response'

type PriceTableProps = {
  price: PriceResponse
  fees: FeeLabels
  /** How the visitor would pay; a fee comes below the total. */
  payment: { name: string; percent: number } | null
  /** How the table looks; `final` is the last sum, `total` the sum before a fee. */
  classes: { lines?: string; total?: string; final?: string }
  /** What stands below the label of a line. */
  noteOf?: (line: PriceLine) => ReactNode
}

/** A price line by line, its total, and what the way of paying adds to it. */
export function PriceTable({ price, fees, payment, classes, noteOf }: PriceTableProps) {
  const { t } = useTranslation('pricing')
  const charged = payment && payment.percent > 0 ? payment : null
  const fee = charged && paymentFee(price, charged.percent)
  return (
    <table className={classes.lines}>
      <tbody>
        {labelLines(price, fees, t).map(({ line, label }, index) => (
          <tr key={index} data-less={line.subTotal < 0 || undefined}>
            <th scope="row">
              {label}
              {noteOf?.(line)}
            </th>
            <td>{line.subTotalFormated}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={charged ? classes.total : classes.final}>
          <th scope="row">{t('lines.total')}</th>
          <td>{price.totalFormated}</td>
        </tr>
        {fee && (
          <>
            <tr>
              <th scope="row">
                {t('lines.paymentFee', { method: charged.name, percent: charged.percent })}
              </th>
              <td>{fee.feeFormated}</td>
            </tr>
            <tr className={classes.final}>
              <th scope="row">{t('lines.totalWithFee')}</th>
              <td>{fee.totalWithFeeFormated}</td>
            </tr>
          </>
        )}
      </tfoot>
    </table>
  )
}
