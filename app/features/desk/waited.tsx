import { useTranslation } from 'react-i18next'
import type { WaitingTime } from '~/features/stays/staff/waiting-time'
import classes from './waited.module.css'

/** How long something has waited; what waits for a day or more stands out. */
export function Waited({ waited }: { waited: WaitingTime }) {
  const { t } = useTranslation('stays')
  const isLong = waited.unit === 'days' || (waited.unit === 'hours' && waited.count >= 24)
  return (
    <span className={classes.waited} data-long={isLong || undefined}>
      {t(waited.unit, { count: waited.count })}
    </span>
  )
}
