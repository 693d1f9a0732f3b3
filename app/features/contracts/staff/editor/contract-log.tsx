import { formatMoment, formatUtc } from '~/platform/time/format-moment'
import { fillWords } from '~/features/contracts/contract-words'
import { formatAuditEvent } from '~/features/contracts/format-audit-event'
import classes from '../contract-editor.module.css'
import type { EditorData } from '../editor-data'

type LogProps = { data: EditorData; existing: NonNullable<EditorData['existing']> }

/**
 * What was signed, with the PDFs, and everything that happened to a contract. Times are Guatemala's, with UTC beside
 * them as evidence.
 */
export function ContractLog({ data, existing }: LogProps) {
  const { words, locale } = data
  const { staff } = words
  const { versions, events } = existing
  return (
    <>
      {versions.length > 0 && (
        <section className={classes.log}>
          <h2>{staff.versions}</h2>
          <ul>
            {versions.map(({ version, signedAt, hash, pdf }) => (
              <li key={version}>
                <p>
                  {fillWords(staff.version, {
                    version,
                    utc: formatUtc(signedAt),
                    moment: formatMoment(signedAt, locale),
                  })}
                  {pdf && (
                    <>
                      {' · '}
                      <a href={pdf}>{staff.pdf}</a>
                    </>
                  )}
                </p>
                <code>{hash}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={classes.log}>
        <h2>{staff.log}</h2>
        <p className={classes.lead}>{staff.timesNote}</p>
        <ol className={classes.events}>
          {events.map((event, index) => {
            const { what, who, about } = formatAuditEvent(event, words)
            const from = [event.address, event.browser].filter(Boolean).join(' · ')
            return (
              <li key={index}>
                <time dateTime={event.at}>
                  {formatMoment(event.at, locale)}
                  <span className={classes.utc}>{formatUtc(event.at)} UTC</span>
                </time>
                <p>
                  <strong>{what}</strong>
                  <span>{[who, about].filter(Boolean).join(' · ')}</span>
                  <span className={classes.from}>{from}</span>
                </p>
              </li>
            )
          })}
        </ol>
      </section>
    </>
  )
}
