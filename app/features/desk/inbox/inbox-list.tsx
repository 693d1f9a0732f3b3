import { useTranslation } from 'react-i18next'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { toneOfStay } from '~/features/stays/staff/stay-tone'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { Waited } from '../waited'
import type { AnswerTarget } from './browser/use-answering'
import { bulkForm } from './bulk-bar'
import { inboxAddress } from './inbox-query'
import type { InboxData } from './read-inbox.server'
import classes from './inbox.module.css'

type Row = InboxData['rows'][number]

type InboxListProps = {
  data: InboxData
  /** References of rows that stay ticked. */
  ticked: readonly string[]
  /** References of rows that came while the page was open. */
  arrived: ReadonlySet<string>
  /** Whether an answer to this stay was written and not sent. */
  hasDraft: (target: AnswerTarget) => boolean
  /** Opens the page of an answer in the drawer, from the link that was pressed. */
  onAnswer: (target: AnswerTarget, link: HTMLElement) => void
}

/** The rows of the inbox; each leads to its stay, or to its lead in the panel. */
export function InboxList({ data, ticked, arrived, hasDraft, onAnswer }: InboxListProps) {
  const { t } = useTranslation('desk')
  const stays = useTranslation('stays').t
  const { locale, rows } = data
  return (
    <ol className={classes.rows} aria-label={t('inbox.title')}>
      {rows.map((row) => (
        <li
          key={row.reference}
          className={classes.row}
          data-row={row.reference}
          data-new={arrived.has(row.reference) || undefined}
        >
          <div className={classes.tick}>
            {row.panel === null && (
              <input
                type="checkbox"
                name="pick"
                form={bulkForm}
                value={`${row.reference}.${row.revision}`}
                defaultChecked={ticked.includes(row.reference)}
                aria-label={t('inbox.tick', { name: row.name })}
              />
            )}
          </div>
          <RowFacts row={row} locale={locale} hasDraft={hasDraft(answerTarget(row, data))} />
          <div className={classes.state}>
            <StageBadge tone={toneOfStay(row.stage)}>{stays(`stages.${row.stage}`)}</StageBadge>
            {row.waited && <Waited waited={row.waited} />}
          </div>
          <div className={classes.people}>
            <span>{row.owner ?? stays('nobody')}</span>
            {row.followUpOn && (
              <span data-due={row.isDue || undefined}>
                {t('inbox.followUp')}{' '}
                <time dateTime={row.followUpOn}>{formatDay(row.followUpOn, locale)}</time>
              </span>
            )}
          </div>
          <div className={classes.when}>
            <time dateTime={row.receivedAt}>{formatMoment(row.receivedAt, locale)}</time>
            <code>{row.reference}</code>
          </div>
          {row.panel === null && <AnswerLink row={row} data={data} onAnswer={onAnswer} />}
          {row.panel !== null && row.source === 'landing' && <StayLink row={row} data={data} />}
        </li>
      ))}
    </ol>
  )
}

function answerTarget({ reference, stage }: Row, { locale, filters }: InboxData): AnswerTarget {
  const query = new URLSearchParams({ inbox: String(inboxAddress(filters)) })
  return { address: href('staffAnswer', locale, { id: reference }, query), stage }
}

type AnswerLinkProps = Pick<InboxListProps, 'data' | 'onAnswer'> & { row: Row }

/** Opens the drawer, or the page of the answer before and without script and in a tab of its own. */
function AnswerLink({ row, data, onAnswer }: AnswerLinkProps) {
  const { t } = useTranslation('stays')
  const target = answerTarget(row, data)
  return (
    <ButtonLink
      href={target.address}
      size="small"
      className={classes.answer}
      data-answer=""
      aria-label={t('answer.title', { name: row.name })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onAnswer(target, event.currentTarget)
      }}
    >
      {t('answer.open')}
    </ButtonLink>
  )
}

/** Leads to the form that makes the stay of a landing lead. */
function StayLink({ row: { reference, name }, data }: { row: Row; data: InboxData }) {
  const { t } = useTranslation('desk')
  return (
    <ButtonLink
      href={href('staffLeadStay', data.locale, { id: reference })}
      size="small"
      className={classes.answer}
      aria-label={t('inbox.makeStayOf', { name: name || reference })}
    >
      {t('inbox.makeStay')}
    </ButtonLink>
  )
}

type RowFactsProps = { row: Row; locale: InboxData['locale']; hasDraft: boolean }

function RowFacts({ row, locale, hasDraft }: RowFactsProps) {
  const { t } = useTranslation('desk')
  const stays = useTranslation('stays').t
  const kinds = useTranslation('leadMail').t
  const { source, startDate, endDate, openBy, panel } = row
  return (
    <div className={classes.facts}>
      <p className={classes.name}>
        <a
          href={panel ?? href('staffStay', locale, { id: row.reference })}
          rel={panel ? 'noreferrer' : undefined}
        >
          {row.name || row.reference}
        </a>
        {hasDraft && (
          <span className={classes.mark} data-unsent="">
            {t('inbox.draft')}
          </span>
        )}
        {openBy.length > 0 && (
          <span className={classes.mark}>
            {t('openBy', { names: openBy.join(', '), count: openBy.length })}
          </span>
        )}
      </p>
      <p>
        {row.about ?? stays('noHouse')}
        {startDate && endDate && (
          <>
            {' · '}
            <time dateTime={startDate}>{formatDay(startDate, locale)}</time>
            {' – '}
            <time dateTime={endDate}>{formatDay(endDate, locale)}</time>
          </>
        )}
      </p>
      <p className={classes.source}>
        {source === 'inquiry' || source === 'team'
          ? t(`sources.${source}`)
          : kinds(`kinds.${source}`)}
        {' · '}
        {stays(`languages.${row.language}`)}
      </p>
    </div>
  )
}
