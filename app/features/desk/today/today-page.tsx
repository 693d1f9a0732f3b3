import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import desk from '~/features/private-pages/private-page.module.css'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import type { TodayData } from './read-today.server'
import { TodayPart } from './today-part'
import { Waited } from '../waited'
import classes from './today.module.css'

type TodayPageProps = {
  name: string
  today: TodayData | null
  done: boolean
  problem: 'unavailable' | undefined
}

/** The first page after signing in: what there is to do, the most urgent first. Works without script. */
export function TodayPage({ name, today, done, problem }: TodayPageProps) {
  const { t } = useTranslation('desk')
  return (
    <>
      <h1 className={desk.title}>{t('today.title', { name })}</h1>
      {today && (
        <p className={desk.lead}>
          <time dateTime={today.day}>{formatDay(today.day, today.locale)}</time>
        </p>
      )}
      {done && (
        <p role="status" className={desk.done}>
          {t('today.retried')}
        </p>
      )}
      {problem && (
        <p role="alert" className={desk.problem}>
          {t(`problems.${problem}`)}
        </p>
      )}
      {today && (
        <div className={classes.parts}>
          <Unanswered today={today} />
          <Coming today={today} />
          <Failing today={today} />
        </div>
      )}
    </>
  )
}

function Unanswered({ today }: { today: TodayData }) {
  const { t } = useTranslation('stays')
  const kinds = useTranslation('leadMail').t
  const { locale, waiting, leads, followUps } = today
  const stayLink = (reference: string) => href('staffStay', locale, { id: reference })
  return (
    <>
      <TodayPart
        name="waiting"
        total={waiting.total}
        all={href('staffInbox', locale)}
        lines={waiting.rows.map((stay) => ({
          ...{ key: stay.reference, href: stayLink(stay.reference), title: stay.guestName },
          about: <About parts={[t(`stages.${stay.stage}`), stay.rentalName, stay.owner]} />,
          aside: stay.waited && <Waited waited={stay.waited} />,
        }))}
      />
      <TodayPart
        name="leads"
        total={leads.total}
        all={today.lists.leads}
        isOutside
        lines={leads.rows.map((lead) => ({
          ...{ key: lead.reference, href: lead.address, title: lead.name || lead.reference },
          about: <About parts={[kinds(`kinds.${lead.kind}`), lead.about]} />,
          aside: lead.waited && <Waited waited={lead.waited} />,
        }))}
      />
      <TodayPart
        name="followUps"
        total={followUps.total}
        all={href('staffInbox', locale, {}, 'state=due')}
        lines={followUps.rows.map((stay) => ({
          ...{ key: stay.reference, href: stayLink(stay.reference), title: stay.guestName },
          about: <About parts={[t(`stages.${stay.stage}`), stay.rentalName, stay.owner]} />,
          aside: stay.followUpOn && <Day day={stay.followUpOn} locale={locale} />,
        }))}
      />
    </>
  )
}

function Coming({ today }: { today: TodayData }) {
  const { t } = useTranslation('stays')
  const { locale, expiring } = today
  return (
    <>
      <TodayPart
        name="expiring"
        total={expiring.total}
        all={href('staffContracts', locale)}
        lines={expiring.rows.map(({ reference, fullName, property, expiresAt }) => ({
          ...{ key: reference, href: href('contract', locale, { id: reference }), title: fullName },
          about: <About parts={[property, reference]} />,
          aside: <time dateTime={expiresAt}>{formatMoment(expiresAt, locale)}</time>,
        }))}
      />
      {(['arrivals', 'departures'] as const).map((name) => (
        <TodayPart
          key={name}
          name={name}
          total={today[name].total}
          all={href('staffStays', locale)}
          lines={today[name].rows.map((stay) => {
            const day = name === 'arrivals' ? stay.startDate : stay.endDate
            return {
              key: stay.reference,
              href: href('staffStay', locale, { id: stay.reference }),
              title: stay.guestName,
              about: <About parts={[stay.rentalName, t(`stages.${stay.stage}`)]} />,
              aside: day && <Day day={day} locale={locale} />,
            }
          })}
        />
      ))}
    </>
  )
}

function Failing({ today }: { today: TodayData }) {
  const { t } = useTranslation('desk')
  const { locale, feeds, undelivered } = today
  return (
    <>
      <TodayPart
        name="feeds"
        total={feeds.total}
        all={today.lists.feeds}
        isOutside
        lines={feeds.rows.map(({ documentId, name, rentalName, problem, conflicts, ...feed }) => ({
          ...{ key: documentId, href: feed.address, title: [rentalName, name].join(' · ') },
          about: (
            <About
              parts={[
                problem && t(`feedProblems.${problem}`),
                conflicts > 0 ? t('today.conflicts', { count: conflicts }) : null,
              ]}
            />
          ),
          aside: feed.lastGoodAt && (
            <span>
              {t('today.lastGood')}{' '}
              <time dateTime={feed.lastGoodAt}>{formatMoment(feed.lastGoodAt, locale)}</time>
            </span>
          ),
        }))}
      />
      <TodayPart
        name="undelivered"
        total={undelivered?.total ?? 0}
        none={undelivered === null ? t('problems.unavailable') : undefined}
        lines={(undelivered?.rows ?? []).map(({ submission, what, acceptedAt }) => ({
          key: `${submission} ${what}`,
          title: what,
          about: <time dateTime={acceptedAt}>{formatMoment(acceptedAt, locale)}</time>,
          aside: (
            <Form method="post" action={href('staffHome', locale)}>
              <input type="hidden" name="do" value="retry" />
              <input type="hidden" name="submission" value={submission} />
              <Button type="submit" size="small">
                {t('today.retry')}
              </Button>
            </Form>
          ),
        }))}
      />
    </>
  )
}

function Day({ day, locale }: { day: string; locale: TodayData['locale'] }) {
  return <time dateTime={day}>{formatDay(day, locale)}</time>
}

function About({ parts }: { parts: ReactNode[] }) {
  return <>{parts.filter(Boolean).join(' · ')}</>
}
