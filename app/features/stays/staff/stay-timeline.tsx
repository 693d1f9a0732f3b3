import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { reviewStages } from '~content/review-stage'
import type { StayEvent } from '~content/stay'
import { lostReasons } from '~content/stay-stage'
import { formatMoment } from '~/platform/time/format-moment'
import classes from './stay-page.module.css'

type StayTimelineProps = { events: readonly StayEvent[]; locale: Locale }

/** What happened to a stay, the latest first: when, who, from where. */
export function StayTimeline({ events, locale }: StayTimelineProps) {
  const { t } = useTranslation('stays')
  return (
    <section className={`panel ${classes.part}`} aria-labelledby="timeline">
      <h2 id="timeline">{t('timeline')}</h2>
      <ol className={classes.timeline}>
        {events.toReversed().map((event, index) => (
          <li key={events.length - index}>
            <EventLine event={event} />
            <p className={classes.when}>
              <time dateTime={event.at}>{formatMoment(event.at, locale)}</time> ·{' '}
              <Actor actor={event.actor} />
              {event.address && ` · ${event.address}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function EventLine({ event: { kind, stage, detail } }: { event: StayEvent }) {
  const { t } = useTranslation('stays')
  switch (kind) {
    case 'began':
      return (
        <p>
          {t('events.began')}
          {stage && `: ${t(`stages.${stage}`)}`}
        </p>
      )
    case 'moved':
      return (
        <>
          <p>{stage && t('events.moved', { stage: t(`stages.${stage}`) })}</p>
          <Words detail={detail} />
        </>
      )
    case 'assigned':
      return <p>{detail ? t('events.assigned', { name: detail }) : t('events.given')}</p>
    case 'noted':
      return (
        <>
          <p>{t('events.noted')}</p>
          <Words detail={detail} />
        </>
      )
    case 'review': {
      const what = reviewStages.find((name) => name === detail)
      return <p>{what ? t(`events.review.${what}`) : detail}</p>
    }
    case 'contract':
    case 'booking':
      return <p>{t(`events.${kind}`, { name: detail })}</p>
  }
}

/** What somebody wrote; a reason from the list stands before it by its code. */
function Words({ detail }: { detail: string }) {
  const { t } = useTranslation('stays')
  if (detail === '') return null
  const reason = lostReasons.find((name) => detail === name || detail.startsWith(`${name}: `))
  const words = reason ? t(`reasons.${reason}`) + detail.slice(reason.length) : detail
  return <p className={classes.text}>{words}</p>
}

function Actor({ actor }: { actor: string }) {
  const { t } = useTranslation('stays')
  if (actor === 'guest' || actor === 'system') return <>{t(`actors.${actor}`)}</>
  return <>{actor.replace(/^staff: /, '')}</>
}
