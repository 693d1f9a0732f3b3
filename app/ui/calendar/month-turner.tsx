import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addMonths } from '~/platform/time/guatemala-day'
import { IconButton } from '~/ui/button/button'
import classes from './month-turner.module.css'
import { monthOf, type Reach } from './shown-months'

type MonthTurnerProps = {
  firstMonth: string
  monthCount: number
  reach: Reach
  /** Takes the first month that is to be shown. */
  onTurn: (month: string) => void
  /** What stands between the two arrows. */
  children: ReactNode
}

/** The way to the months before and after those on show. */
export function MonthTurner(props: MonthTurnerProps) {
  const { firstMonth, monthCount, reach, onTurn, children } = props
  const { t } = useTranslation('detail')
  const last = addMonths(firstMonth, monthCount - 1)
  return (
    <div className={classes.head}>
      <IconButton
        icon="chevron-left"
        label={t('previousMonth')}
        disabled={firstMonth <= monthOf(reach.first)}
        onClick={() => onTurn(addMonths(firstMonth, -1))}
      />
      {children}
      <IconButton
        icon="chevron-right"
        label={t('nextMonth')}
        disabled={last >= monthOf(reach.last)}
        onClick={() => onTurn(addMonths(firstMonth, 1))}
      />
    </div>
  )
}
