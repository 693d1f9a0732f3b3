import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import classes from './promotion-list.module.css'
import { unbrokenDay } from './unbroken-day'
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
              from: unbrokenDay(startDate, locale),
              to: unbrokenDay(endDate, locale),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
