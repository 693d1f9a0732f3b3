import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import { useLivePage } from '~/features/staff/live/use-live-page'
import { formatDay } from '~/platform/time/format-day'
import { ComingParts } from './coming-parts'
import { FailingParts } from './failing-parts'
import type { TodayData } from './read-today.server'
import { MoneyParts } from './money-parts'
import { WaitingParts } from './waiting-parts'
import classes from './today.module.css'

type TodayPageProps = {
  name: string
  today: TodayData | null
  done: 'retry' | 'giveUp' | null
  problem: 'unavailable' | undefined
}

/**
 * The first page after signing in: what there is to do, the most urgent first. Works without script, which reads it
 * again on news.
 */
export function TodayPage({ name, today, done, problem: answer }: TodayPageProps) {
  const { t } = useTranslation('desk')
  // Kept in state: Remix drops the answer of the action on hydration and on each revalidation.
  const [problem] = useState(answer)
  useLivePage()
  return (
    <>
      <h1 className={privatePage.title}>{t('today.title', { name })}</h1>
      {today && (
        <p className={privatePage.lead}>
          <time dateTime={today.day}>{formatDay(today.day, today.locale)}</time>
        </p>
      )}
      {done && (
        <p role="status" className={privatePage.done}>
          {t(done === 'retry' ? 'today.retried' : 'today.gaveUp')}
        </p>
      )}
      {problem && (
        <p role="alert" className={privatePage.problem}>
          {t(`problems.${problem}`)}
        </p>
      )}
      {today && (
        <div className={classes.parts}>
          <WaitingParts today={today} />
          <MoneyParts today={today} />
          <ComingParts today={today} />
          <FailingParts today={today} />
        </div>
      )}
    </>
  )
}
