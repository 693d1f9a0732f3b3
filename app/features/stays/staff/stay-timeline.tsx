import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { reviewStages } from '~content/review-stage'
import type { StayEvent } from '~content/stay'
import { paymentReminders } from '~content/payment-reminder'
import { lostReasons } from '~content/stay-stage'
import { whatsAppLink } from '~/features/site/contact/whatsapp-link'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import { formatEventDetail } from './event-detail'
import type { Undelivered } from './list-undelivered.server'
import classes from './stay-page.module.css'

type StayTimelineProps = {
  events: readonly StayEvent[]
  /** Messages that failed for good. */
  undelivered: readonly Undelivered[]
  locale: Locale
  /** To which prepared WhatsApp texts go. */
  phone: string | null
}

/** What happened to a stay, the latest first: when, who, from where. */
export function StayTimeline({ events, undelivered, locale, phone }: StayTimelineProps) {
  const { t } = useTranslation('stays')
  const lines = events.map((event, index) => {
    return { event, index, isUndelivered: undelivered.some((message) => message.event === index) }
  })
  return (
    <section className={`panel ${classes.part}`} aria-labelledby="timeline">
      <h2 id="timeline">{t('timeline')}</h2>
      <UndeliveredList messages={undelivered} locale={locale} />
      <ol className={classes.timeline}>
        {lines.toReversed().map(({ event, index, isUndelivered }) => (
          <li key={index}>
            <EventLine {...{ event, isUndelivered, locale }} />
            {isUndelivered && <p className={classes.failed}>{t('events.notDelivered')}</p>}
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

type EventLineProps = { event: StayEvent; isUndelivered: boolean; locale: Locale }

function EventLine({ event: { kind, stage, detail }, isUndelivered, locale }: EventLineProps) {
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
          <Reason detail={detail} />
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
      return <p>{t('events.facts', { facts: formatEventDetail(detail, locale) })}</p>
    case 'guest':
      return <p>{t('events.guest', { guest: detail })}</p>
    case 'declined':
    case 'offerDeclined':
      return (
        <>
          <p>{t(`events.${kind}`)}</p>
          <Reason detail={detail} />
        </>
      )
    case 'wrote':
    case 'noted':
    case 'asked':
    case 'mailed':
    case 'whatsApp':
    case 'offerAsked':
      return (
        <>
          <p>{t(kind === 'mailed' && isUndelivered ? 'events.notMailed' : `events.${kind}`)}</p>
          <Words detail={detail} />
        </>
      )
    case 'review': {
      const what = reviewStages.find((name) => name === detail)
      return <p>{what ? t(`events.review.${what}`) : detail}</p>
    }
    case 'paymentReminded': {
      const [name, day = ''] = detail.split(' ')
      const reminder = paymentReminders.find((each) => each === name)
      if (!reminder) return <p>{detail}</p>
      return <p>{t(`events.paymentReminded.${reminder}`, { day: formatDay(day, locale) })}</p>
    }
    case 'reminders':
      return <p>{t(detail === 'off' ? 'events.reminders.off' : 'events.reminders.on')}</p>
    case 'released':
      return <p>{t(detail === 'mailed' ? 'events.released.mailed' : 'events.released.noEmail')}</p>
    case 'paid':
      return <p>{t('events.paid', { name: formatEventDetail(detail, locale) })}</p>
    case 'contract':
    case 'booking':
    case 'offerMade':
    case 'offerOpened':
    case 'offerAccepted':
    case 'offerWithdrawn':
    case 'offerReminded':
    case 'paymentCancelled':
      return <p>{t(`events.${kind}`, { name: detail })}</p>
  }
}

type UndeliveredListProps = { messages: readonly Undelivered[]; locale: Locale }

/** What staff have to say to the guest in another way, or send again on Today. */
function UndeliveredList({ messages, locale }: UndeliveredListProps) {
  const { t } = useTranslation('stays')
  if (messages.length === 0) return null
  return (
    <div className={classes.undelivered}>
      <p>{t('undelivered', { count: messages.length })}</p>
      <ul>
        {messages.map(({ name, step, code, at }) => (
          <li key={`${code} ${at}`}>
            {name && step ? `${t(`messages.${name}`)} ${t(`messageSteps.${step}`)}` : code}
            {' · '}
            <time dateTime={at}>{formatMoment(at, locale)}</time>
          </li>
        ))}
      </ul>
      <p>
        <a href={href('staffHome', locale)}>{t('undeliveredToday')}</a>
      </p>
    </div>
  )
}

/** Opens WhatsApp with what was written, to be sent there. */
export function ChatLink({ phone, text }: { phone: string | null; text: string }) {
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

/** Why a stay was lost or an offer declined: a reason from the list, which is stored as its code, and words. */
function Reason({ detail }: { detail: string }) {
  const { t } = useTranslation('stays')
  const reason = lostReasons.find((name) => detail === name || detail.startsWith(`${name}: `))
  return <Words detail={reason ? t(`reasons.${reason}`) + detail.slice(reason.length) : detail} />
}

/** The text of an event, as it was written. */
function Words({ detail }: { detail: string }) {
  return detail === '' ? null : <p className={classes.text}>{detail}</p>
}

function Actor({ actor }: { actor: string }) {
  const { t } = useTranslation('stays')
  if (actor === 'guest' || actor === 'system') return <>{t(`actors.${actor}`)}</>
  return <>{actor.replace(/^staff: /, '')}</>
}
