import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { formatDay } from '~/platform/time/format-day'
import { Icon } from '~/ui/icons/icon'
import classes from './today.module.css'

export type TodayLine = {
  key: string
  /** The page where the line is handled; missing if a button in `aside` does that. */
  href?: string
  title: string
  about: ReactNode
  /** Since when, until when, or what can be done. */
  aside: ReactNode
}

type PartName =
  | 'waiting'
  | 'leads'
  | 'followUps'
  | 'countersign'
  | 'expiring'
  | 'offers'
  | 'balances'
  | 'held'
  | 'arrivals'
  | 'departures'
  | 'feeds'
  | 'undelivered'

type TodayPartProps = {
  name: PartName
  total: number
  /** Address of the complete list. */
  all?: string
  /** The list is in the panel of the CMS. */
  isOutside?: boolean
  lines: readonly TodayLine[]
  /** Replaces the usual text of an empty part. */
  none?: string | undefined
}

/** The other lines stand behind a button. */
const linesAtOnce = 8

/**
 * A part of Today: its lines, each of which leads to where it is dealt with, or one line that says that all is done.
 */
export function TodayPart({ name, total, all, isOutside = false, lines, none }: TodayPartProps) {
  const { t } = useTranslation('desk')
  const rel = isOutside ? 'noreferrer' : undefined
  const others = lines.slice(linesAtOnce)
  return (
    <section
      className={`panel ${classes.part}`}
      data-done={lines.length === 0 || undefined}
      aria-labelledby={name}
    >
      <h2 id={name} className={classes.name}>
        {t(`today.parts.${name}`)}{' '}
        {total > 0 && (
          <span className={classes.count} data-urgent={urgent.has(name) || undefined}>
            {total}
          </span>
        )}
      </h2>
      {lines.length === 0 ? (
        <p className={classes.none}>
          <Icon name="check" /> {none ?? t(`today.none.${name}`)}
        </p>
      ) : (
        <Lines lines={lines.slice(0, linesAtOnce)} rel={rel} />
      )}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{t('today.others', { count: others.length })}</summary>
          <Lines lines={others} rel={rel} />
        </details>
      )}
      {all && total > lines.length && (
        <p className={classes.all}>
          <a href={all} rel={rel}>
            {t('today.all', { count: total })}
          </a>
        </p>
      )}
    </section>
  )
}

function Lines({ lines, rel }: { lines: readonly TodayLine[]; rel: string | undefined }) {
  return (
    <ul className={classes.lines}>
      {lines.map(({ key, href, title, about, aside }) => (
        <li key={key} className={classes.line}>
          <p className={classes.what}>
            {href ? (
              <a href={href} rel={rel}>
                {title}
              </a>
            ) : (
              <strong>{title}</strong>
            )}
            <span className={classes.about}>{about}</span>
          </p>
          <div className={classes.aside}>{aside}</div>
        </li>
      ))}
    </ul>
  )
}

/** Parts whose number is highlighted, since waiting costs money. */
const urgent = new Set<PartName>([
  'waiting',
  'leads',
  'countersign',
  'balances',
  'held',
  'feeds',
  'undelivered',
])

/** A calendar day of a line. */
export function LineDay({ day, locale }: { day: string; locale: Locale }) {
  return <time dateTime={day}>{formatDay(day, locale)}</time>
}

/** Joins the facts under the title of a line; unknown ones are left out. */
export function joinFacts(facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join(' · ')
}
