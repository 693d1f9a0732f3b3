import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import classes from './promotion-list.module.css'
import { nonBreakingDay } from '../stay/non-breaking-day'
import { useCalculator } from '../panel/use-calculator'

/** The discounts that may be known today, until a price tells which of them count. */
export function PromotionList() {
  const { t } = useTranslation('detail')
  const { locale } = useSite()
  const { listing, answer } = useCalculator()
  const { promotions } = listing
  const isPriced = answer !== null && !('errors' in answer)
  if (promotions.length === 0 || isPriced) return null
  return (
    <ul className={classes.promotions} aria-label={t('promotions')}>
      {promotions.map(({ name, percent, startDate, endDate }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>
            {t('promotionUntil', {
              percent,
              from: nonBreakingDay(startDate, locale),
              to: nonBreakingDay(endDate, locale),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
