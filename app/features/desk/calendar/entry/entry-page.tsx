import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import { ConfirmPopup } from '~/features/staff/lists/confirm-popup'
import { Fact } from '~/features/staff/lists/fact'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import classes from './entry-page.module.css'
import type { EntryData } from './read-entry.server'

type EntryPageProps = { data: EntryData; problem: 'outdated' | 'unavailable' | undefined }

/** One reservation of the calendar: what has the nights, and how they become free. Works without script. */
export function EntryPage({ data, problem }: EntryPageProps) {
  const { t } = useTranslation('deskCalendar')
  const { locale, entry, house, nights, isOver, slug, panel } = data
  const { kind, name, startDate, endDate, holdUntil, notes, madeBy, stay, contract, feed } = entry
  const day = (value: string) => <time dateTime={value}>{formatDay(value, locale)}</time>
  const back = new URLSearchParams({ ...(slug && { q: slug }), from: startDate })
  return (
    <>
      <p>
        <a href={href('staffCalendar', locale, {}, back)}>{t('toCalendar')}</a>
      </p>
      <div className={privatePage.head}>
        <h1 className={privatePage.title}>{name}</h1>
        <span className={privatePage.badge} data-tone={isOver ? 'quiet' : 'done'}>
          {t(`kinds.${kind}`)}
        </span>
      </div>
      {problem && (
        <p role="alert" className={privatePage.problem}>
          {t(`entry.problems.${problem}`)}
        </p>
      )}
      <section className={`panel ${privatePage.card}`}>
        <dl className={classes.facts}>
          <Fact name={t('house')}>{house}</Fact>
          <Fact name={t('dates')}>
            {day(startDate)} – {day(endDate)} · {t('nights', { count: nights })}
          </Fact>
          {kind === 'hold' && holdUntil && (
            <Fact name={t('entry.until')}>
              <time dateTime={holdUntil}>{formatMoment(holdUntil, locale)}</time>
            </Fact>
          )}
          {kind === 'import' && <Feed feed={feed} closed={entry.closed} locale={locale} />}
          {stay && (
            <Fact name={t('entry.stay')}>
              <a href={href('staffStay', locale, { id: stay })}>{stay}</a>
            </Fact>
          )}
          {contract && (
            <Fact name={t('entry.contract')}>
              <a href={href('contract', locale, { id: contract })}>{contract}</a>
            </Fact>
          )}
          {notes && (
            <Fact name={t('entry.notes')}>
              <span className={classes.notes}>{notes}</span>
            </Fact>
          )}
          {madeBy && <Fact name={t('entry.madeBy')}>{madeBy}</Fact>}
        </dl>
        {isOver && <p>{t('entry.over')}</p>}
        <div className={privatePage.actions}>
          {data.mayEnd && (
            <ConfirmPopup
              id="end"
              label={t('entry.end')}
              title={t('entry.endTitle')}
              lead={t('entry.endLead')}
              yes={t('entry.endYes')}
              no={t('entry.endNo')}
            >
              <input type="hidden" name="do" value="end" />
              <input type="hidden" name="updatedAt" value={entry.updatedAt} />
            </ConfirmPopup>
          )}
          <a href={panel} rel="noreferrer">
            {feed ? t('entry.feedInPanel') : t('entry.inPanel')}
          </a>
        </div>
      </section>
    </>
  )
}

type FeedProps = Pick<EntryData['entry'], 'feed' | 'closed'> & Pick<EntryData, 'locale'>

/** From which calendar of another site it comes, and how well that is read. */
function Feed({ feed, closed, locale }: FeedProps) {
  const { t } = useTranslation('deskCalendar')
  const problems = useTranslation('desk').t
  return (
    <>
      <Fact name={t('entry.from')}>
        {feed ? feed.name : t('entry.feedGone')}
        {closed && ` · ${t('entry.closed')}`}
      </Fact>
      {feed?.lastGoodAt && (
        <Fact name={t('entry.lastRead')}>
          <time dateTime={feed.lastGoodAt}>{formatMoment(feed.lastGoodAt, locale)}</time>
          {feed.problem && ` · ${problems(`feedProblems.${feed.problem}`)}`}
        </Fact>
      )}
    </>
  )
}
