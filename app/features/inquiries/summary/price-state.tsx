import { useTranslation } from 'react-i18next'
import type { FeeLabels } from '~/features/pricing/price/line-label'
import { asksForQuote } from '../asks-for-quote'
import type { PaymentOption } from '../page/inquiry-options'
import type { Verification } from '../verify/verification'
import { PriceTable } from './price-table'
import tableClasses from './price-table.module.css'
import classes from './price-state.module.css'

type PriceStateProps = {
  verification: Verification
  fees: FeeLabels
  payment: PaymentOption | null
}

/** The server's price line by line, or how far it is from one. */
export function PriceState({ verification, fees, payment }: PriceStateProps) {
  const { t } = useTranslation('inquiry')
  switch (verification.state) {
    case 'checking':
      return <p className={classes.note}>{t('checkingPrice')}</p>
    // What went wrong is said where it is always seen.
    case 'failed':
    case 'invalid':
      return null
    case 'priced':
      return asksForQuote(verification.price) ? null : (
        <PriceTable
          price={verification.price}
          fees={fees}
          payment={payment}
          classes={tableClasses}
        />
      )
  }
}
