import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button/button'
import type { CalendarStay } from './calendar-stay'
import classes from './calendar-foot.module.css'

type CalendarFootProps = {
  stay: CalendarStay
  /** Why the day under the pointer or the focus cannot be chosen. */
  explained: string | null
  /** The same of the day that was pressed: it is said aloud. */
  announced: string | null
  /** Null while no date is chosen. */
  onClear: (() => void) | null
  /** Null if there is nothing to close. */
  onDone: (() => void) | null
  children?: ReactNode
}

export function CalendarFoot(props: CalendarFootProps) {
  const { stay, explained, announced, onClear, onDone, children } = props
  const { t } = useTranslation('calculator')
  const { offer, byMonth } = stay
  const isKeptElsewhere = offer?.rental.calendar === 1
  const rateHint = offer && !byMonth ? t('calendar.rateHint') : null
  const hint = isKeptElsewhere ? t('calendar.elsewhere') : rateHint
  return (
    <div className={classes.foot}>
      <p
        className={classes.explained}
        aria-hidden="true"
        data-warns={explained !== null || undefined}
      >
        {explained ?? hint}
      </p>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      <div className={classes.row}>
        {children}
        {offer && (
          <p className={classes.legend}>
            <span className={classes.taken}>{t('calendar.legendTaken')}</span>
            {!byMonth && <span className={classes.leave}>{t('calendar.legendLeave')}</span>}
          </p>
        )}
        <div className={classes.actions}>
          {onClear && (
            <Button kind="quiet" size="small" onClick={onClear}>
              {t('calendar.clear')}
            </Button>
          )}
          {onDone && (
            <Button kind="primary" size="small" onClick={onDone}>
              {t('calendar.done')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
