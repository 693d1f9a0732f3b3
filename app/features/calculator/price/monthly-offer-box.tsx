import { useTranslation } from 'react-i18next'
import { formatMoney, convert, toCents } from '~/features/pricing/money/money'
import { quote } from '~/features/pricing/quote'
import type { QuoteInput } from '~/features/pricing/quote-input'
import classes from './monthly-offer-box.module.css'
import { monthlyTermsOf } from './monthly-terms'
import { stayRequest } from '../stay/stay-request'
import { useCalculator } from '../panel/use-calculator'

/** The offer of monthly terms for a long enough stay, with its conditions and what it changes. */
export function MonthlyOfferBox() {
  const { t } = useTranslation('calculator')
  const { offer, choice, change, currency } = useCalculator()
  const terms = monthlyTermsOf(offer.rental, choice)
  if (terms === null) return null
  const { symbol, conversionFactor } = offer.currencies[currency]
  const cents = convert(toCents(offer.rental.pricePerMonth ?? 0), conversionFactor)
  return (
    <div className={classes.box}>
      <p className={classes.title}>{t('monthlyTitle')}</p>
      <p className={classes.terms}>
        {terms === 'priced'
          ? t('monthlyTerms', { price: formatMoney(cents, symbol) })
          : t('monthlyOnRequest')}
      </p>
      <label className={classes.tick}>
        <input
          type="checkbox"
          name="monthlyOffer"
          value="true"
          checked={choice.monthlyOffer}
          onChange={({ target }) => change({ ...choice, monthlyOffer: target.checked })}
        />
        <span>
          {t('monthlyTick')}
          {terms === 'priced' && <Totals />}
        </span>
      </label>
    </div>
  )
}

/** What the stay costs with the offer and without, where both can be told. */
function Totals() {
  const { t } = useTranslation('calculator')
  const { offer, choice, currency, now } = useCalculator()
  if (!now) return null
  const { rental, forcedPromotionIds, currencies } = offer
  const totalOf = (monthlyOffer: boolean) => {
    const request = stayRequest(rental, { ...choice, monthlyOffer })
    const input = { now, currency: currencies[currency], forcedPromotionIds, rental, request }
    return findTotal(input)
  }
  const total = totalOf(true)
  const usual = totalOf(false)
  if (total === null || usual === null) return null
  return <small className={classes.totals}>{t('monthlyTotals', { total, usual })}</small>
}

function findTotal(input: QuoteInput): string | null {
  const answer = quote(input)
  return 'errors' in answer ? null : answer.totalFormated
}
