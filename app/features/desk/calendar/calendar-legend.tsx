import { useTranslation } from 'react-i18next'
import { reservationKinds } from '~content/reservation-kind'
import classes from './calendar.module.css'

/** What a letter and a pattern mean. */
export function CalendarLegend() {
  const { t } = useTranslation('deskCalendar')
  return (
    <ul className={classes.legend} aria-label={t('legend')}>
      {[...reservationKinds, 'dates' as const].map((kind) => (
        <li key={kind}>
          <span className={classes.span} data-kind={kind} aria-hidden="true">
            <b>{t(`letters.${kind}`)}</b>
          </span>
          {t(`kinds.${kind}`)}
        </li>
      ))}
      <li>
        <span className={classes.twice} aria-hidden="true">
          !
        </span>
        {t('soldTwice')}
      </li>
    </ul>
  )
}
