import { useTranslation } from 'react-i18next'
import { PriceTable } from '~/features/inquiries/summary/price-table'
import { percentFeesOf } from '~/features/pricing/price/line-label'
import type { PriceLine, PriceResponse } from '~/features/pricing/price/price-response'
import { useSite } from '~/features/site/use-site'
import { useCalculator } from '../panel/use-calculator'
import { nonBreakingDay } from '../stay/non-breaking-day'
import classes from './price-lines.module.css'

const tableClasses = { ...classes, final: classes.total }

/** A price line by line, under the names that the inquiry and the mails use, and what the way of paying adds. */
export function PriceLines({ price }: { price: PriceResponse }) {
  const { offer, payment } = useCalculator()
  const rates = price.details.filter(({ type }) => type === undefined)
  return (
    <PriceTable
      price={price}
      fees={{ feeNames: offer.feeNames, percentFees: percentFeesOf(offer.rental.extraFees ?? []) }}
      payment={payment}
      classes={tableClasses}
      noteOf={(line) => rates.length > 1 && rates.includes(line) && <LineDates line={line} />}
    />
  )
}

/** Which nights a rate is for, where the stay has several. */
function LineDates({ line: { startDate, endDate } }: { line: PriceLine }) {
  const { t } = useTranslation('calculator')
  const { locale } = useSite()
  if (!startDate || !endDate) return null
  const from = nonBreakingDay(startDate, locale)
  return <small>{t('lineDates', { from, to: nonBreakingDay(endDate, locale) })}</small>
}
