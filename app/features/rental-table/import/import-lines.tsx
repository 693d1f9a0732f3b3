import { useTranslation } from 'react-i18next'
import type { CellChange, ImportLine } from '~content/rental-import'
import { StageBadge, type Tone } from '~/features/staff/lists/stage-badge'
import classes from '../rental-table.module.css'

const tones: Record<ImportLine['kind'], Tone> = {
  waiting: 'quiet',
  same: 'quiet',
  new: 'done',
  changed: 'done',
  mistaken: 'waiting',
}

/** A line with more changes than these shows them behind a click. */
const maxOpenChanges = 6

/** The lines of a file that need a look: skipped ones, mistakes, changes, new rentals. */
export function ImportLines({ lines }: { lines: readonly ImportLine[] }) {
  const { t } = useTranslation('rentalTable')
  return (
    <ol className={classes.lines}>
      {lines.map((line) => (
        <li key={line.line} className="panel">
          <p className={classes.line}>
            <span>{t('lines.line', { line: line.line })}</span> <code>{line.slug}</code>
            <StageBadge tone={line.outcome === 'skipped' ? 'waiting' : tones[line.kind]}>
              {line.outcome ? t(`lines.outcomes.${line.outcome}`) : t(`lines.kinds.${line.kind}`)}
            </StageBadge>
          </p>
          <Problems line={line} />
          <Changes changes={line.changes} />
        </li>
      ))}
    </ol>
  )
}

function Problems({ line: { problem, problems, skipped } }: { line: ImportLine }) {
  const { t } = useTranslation('rentalTable')
  if (!problem && !skipped && problems.length === 0) return null
  return (
    <ul className={classes.problems}>
      {skipped && <li>{t(`skipReasons.${skipped.code}`, { value: skipped.value ?? '' })}</li>}
      {problem && <li>{t(`lineProblems.${problem.code}`, { value: problem.value ?? '' })}</li>}
      {problems.map(({ column, code, value }, at) => (
        <li key={at}>
          <code>{column}</code> {t(`cellProblems.${code}`, { value: value ?? '' })}
        </li>
      ))}
    </ul>
  )
}

function Changes({ changes }: { changes: readonly CellChange[] }) {
  const { t } = useTranslation('rentalTable')
  if (changes.length === 0) return null
  const list = (
    <dl className={classes.changes}>
      {changes.map(({ column, from, to }) => (
        <div key={column}>
          <dt>
            <code>{column}</code>
          </dt>
          <dd>
            {from !== '' && (
              <>
                <del>{from}</del>{' '}
              </>
            )}
            {to === '' ? <em>{t('lines.emptied')}</em> : <ins>{to}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
  if (changes.length <= maxOpenChanges) return list
  return (
    <details>
      <summary>{t('lines.columns', { count: changes.length })}</summary>
      {list}
    </details>
  )
}
