import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { formatDay } from '~/platform/time/format-day'
import classes from './promotion-list.module.css'
import { useCalculator } from './use-calculator'

/** The discounts that may be known today. */
export function PromotionList() {
  const { t } = useTranslation('detail')
  const { locale } = useSite()
  const { promotions } = useCalculator().listing
  if (promotions.length === 0) return null
  return (
    <ul className={classes.promotions} aria-label={t('promotions')}>
      {promotions.map(({ name, percent, startDate, endDate }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>
            {t('promotionUntil', {
              percent,
              from: formatDay(startDate, locale),
              to: formatDay(endDate, locale),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
