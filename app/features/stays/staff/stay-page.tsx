import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import { AnswerForm } from '../answer/answer-form'
import { OtherViewers } from './other-viewers'
import type { StayPageData } from './read-stay-page.server'
import type { StayReply } from './stay-actions'
import { StayPanel } from './stay-panel'
import { StayFacts } from './stay-facts'
import classes from './stay-page.module.css'
import { ChatLink, StayTimeline } from './stay-timeline'
import { toneOfStay } from './stay-tone'

type StayPageProps = {
  data: StayPageData
  reply: StayReply | undefined
  /** What was offered to the guest. */
  children?: ReactNode
}

/** One stay: what is known, what comes next, what happened. Works without script. */
export function StayPage({ data, reply, children }: StayPageProps) {
  const { t } = useTranslation('stays')
  const { stay, locale, waiting, nights, done } = data
  const { startDate, endDate } = stay
  const lastChat = stay.events.findLast(({ kind }) => kind === 'whatsApp')
  const others = stay.request?.otherPlaces.length ?? 0
  return (
    <>
      <p>
        <a href={href('staffStays', locale)}>{t('toList')}</a>
      </p>
      <div className={privatePage.head}>
        <h1 className={privatePage.title}>{stay.guestName}</h1>
        <code>{stay.reference}</code>
        <StageBadge tone={toneOfStay(stay.stage)}>{t(`stages.${stay.stage}`)}</StageBadge>
      </div>
      <p className={privatePage.lead}>
        <strong>{stay.rentalName ?? t('noHouse')}</strong>
        {others > 0 && ` ${t('andMore', { count: others })}`}
        {startDate && endDate ? (
          <>
            {' · '}
            <time dateTime={startDate}>{formatDay(startDate, locale)}</time>
            {' – '}
            <time dateTime={endDate}>{formatDay(endDate, locale)}</time>
            {nights !== null && nights > 0 && ` · ${t('nights', { count: nights })}`}
          </>
        ) : (
          ` · ${t('noDates')}`
        )}
        {waiting && ` · ${t('waits', { time: t(waiting.unit, { count: waiting.count }) })}`}
      </p>
      <OtherViewers names={data.openBy} />
      {done && !reply && (
        <p role="status" className={privatePage.done}>
          {t(`done.${done}`)}
        </p>
      )}
      {done === 'whatsApp' && !reply && lastChat && (
        <ChatLink phone={stay.phone} text={lastChat.detail} />
      )}
      {reply && (
        <p role="alert" className={privatePage.problem}>
          {t(`problems.${reply.problem}`)}
        </p>
      )}
      <div className={classes.sides}>
        {data.answer && (
          <section className={`panel ${classes.part} ${classes.first}`} aria-labelledby="answer">
            <h2 id="answer">{t('answer.write')}</h2>
            <AnswerForm stay={stay} draft={data.answer} locale={locale} />
          </section>
        )}
        <StayPanel data={data} reply={reply} />
        <div className={classes.main}>
          {children}
          <StayFacts data={data} />
          <StayTimeline
            events={stay.events}
            undelivered={data.undelivered}
            locale={locale}
            phone={stay.phone}
          />
        </div>
      </div>
    </>
  )
}
