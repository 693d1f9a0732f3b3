import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import type { StayEvent } from '~content/stay'
import { lostReasons } from '~content/stay-stage'
import { whatsAppLink } from '~/features/site/contact/whatsapp-link'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import classes from './stay-page.module.css'

type StayTimelineProps = {
  events: readonly StayEvent[]
  locale: Locale
  /** To which prepared WhatsApp texts go. */
  phone: string | null
}

/** What happened to a stay, the latest first: when, who, from where. */
export function StayTimeline({ events, locale, phone }: StayTimelineProps) {
  const { t } = useTranslation('stays')
  return (
    <section className={`panel ${classes.part}`} aria-labelledby="timeline">
      <h2 id="timeline">{t('timeline')}</h2>
      <ol className={classes.timeline}>
        {events.toReversed().map((event, index) => (
          <li key={events.length - index}>
            <EventLine event={event} locale={locale} />
            {event.kind === 'whatsApp' && <ChatLink phone={phone} text={event.detail} />}
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

type EventLineProps = { event: StayEvent; locale: Locale }

function EventLine({ event: { kind, stage, detail }, locale }: EventLineProps) {
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
    case 'followUp':
      return (
        <p>
          {detail
            ? t('events.followUp', { day: formatDay(detail, locale) })
            : t('events.noFollowUp')}
        </p>
      )
    case 'facts':
      return <p>{t('events.facts', { facts: withDays(detail, locale) })}</p>
    case 'noted':
    case 'mailed':
    case 'whatsApp':
      return (
        <>
          <p>{t(`events.${kind}`)}</p>
          <Words detail={detail} />
        </>
      )
    case 'contract':
    case 'booking':
      return <p>{t(`events.${kind}`, { name: detail })}</p>
  }
}

/** Opens WhatsApp with what was written, to be sent there. */
function ChatLink({ phone, text }: { phone: string | null; text: string }) {
  const { t } = useTranslation('stays')
  const digits = phone?.replace(/\D/g, '') ?? ''
  if (digits === '') return null
  return (
    <p>
      <a href={whatsAppLink(digits, text)} rel="noreferrer noopener" target="_blank">
        {t('answer.openWhatsApp')}
      </a>
    </p>
  )
}

function withDays(text: string, locale: Locale): string {
  return text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDay(day, locale))
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
