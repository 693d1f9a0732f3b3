import { useTranslation } from 'react-i18next'
import { GuestCounter } from '~/features/catalogue/components/guest-counter'
import { maxCountedGuests, maxGuests } from '~/features/catalogue/search/listing-limits'
import { Icon } from '~/ui/icons/icon'
import fields from './field.module.css'
import classes from './guest-fields.module.css'
import { useCalculator } from '../panel/use-calculator'

/** Adults from one, children from none, together as many as the place has room for (browsing.md §5). */
export function GuestFields() {
  const { t } = useTranslation(['listings', 'inquiry'])
  const { offer, choice, change } = useCalculator()
  const { adult, children } = choice
  const max = Math.min(offer.rental.capacityOfPeople || maxGuests, maxCountedGuests)
  const chosen = [
    t('inquiry:adults', { count: adult }),
    children > 0 ? t('inquiry:children', { count: children }) : null,
  ]
  return (
    <details className={classes.guests}>
      <summary className={fields.cell}>
        <span className={fields.label}>{t('guests')}</span>
        <span className={fields.value}>{chosen.filter(Boolean).join(', ')}</span>
        <Icon name="chevron-down" size={18} className={classes.chevron} />
      </summary>
      <div className={classes.counters}>
        <GuestCounter
          name="adult"
          label={t('adults')}
          value={adult}
          min={1}
          max={max}
          others={children}
          onChange={(value) => change({ ...choice, adult: value })}
        />
        <GuestCounter
          name="children"
          label={t('children')}
          value={children}
          min={0}
          max={max}
          others={adult}
          onChange={(value) => change({ ...choice, children: value })}
        />
        <p role="status" className={classes.full}>
          {adult + children >= max ? t('maxCapacity') : ''}
        </p>
      </div>
    </details>
  )
}
