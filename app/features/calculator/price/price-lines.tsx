import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { labelLines } from '~/features/pricing/price/line-label'
import { paymentFee } from '~/features/pricing/price/payment-fee'
import type { PriceLine, PriceResponse } from '~/features/pricing/price/price-response'
import classes from './price-lines.module.css'
import { unbrokenDay } from '../stay/unbroken-day'
import { useCalculator } from '../panel/use-calculator'

/** A price line by line, under the names that the inquiry and the mails use, and what the way of paying adds. */
export function PriceLines({ price }: { price: PriceResponse }) {
  const { t } = useTranslation('pricing')
  const { offer, payment } = useCalculator()
  const rates = price.details.filter(({ type }) => type === undefined)
  return (
    <table className={classes.lines}>
      <tbody>
        {labelLines(price, offer.feeNames, t).map(({ line, label }, index) => (
          <tr key={index} data-less={line.subTotal < 0 || undefined}>
            <th scope="row">
              {label}
              {rates.length > 1 && rates.includes(line) && <LineDates line={line} />}
            </th>
            <td>{line.subTotalFormated}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={classes.total}>
          <th scope="row">{t('lines.total')}</th>
          <td>{price.totalFormated}</td>
        </tr>
        {payment && payment.percent > 0 && <FeeRows price={price} />}
      </tfoot>
    </table>
  )
}

/** Which nights a rate is for, where the stay has several. */
function LineDates({ line: { startDate, endDate } }: { line: PriceLine }) {
  const { t } = useTranslation('calculator')
  const { locale } = useSite()
  if (!startDate || !endDate) return null
  const from = unbrokenDay(startDate, locale)
  return <small>{t('lineDates', { from, to: unbrokenDay(endDate, locale) })}</small>
}

function FeeRows({ price }: { price: PriceResponse }) {
  const { t } = useTranslation('pricing')
  const { payment } = useCalculator()
  if (!payment) return null
  const { feeFormated, totalWithFeeFormated } = paymentFee(price, payment.percent)
  return (
    <>
      <tr>
        <th scope="row">
          {t('lines.paymentFee', { method: payment.name, percent: payment.percent })}
        </th>
        <td>{feeFormated}</td>
      </tr>
      <tr className={classes.total}>
        <th scope="row">{t('lines.totalWithFee')}</th>
        <td>{totalWithFeeFormated}</td>
      </tr>
    </>
  )
}
