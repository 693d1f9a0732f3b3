import type { Chart } from '../reports'
import classes from './charts.module.css'

/** Bars beside each other with their words. The table says the same in numbers. */
export function BarChart({ chart: { bars } }: { chart: Extract<Chart, { kind: 'bars' }> }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className={classes.bars}>
      {bars.map(({ label, value, words }) => (
        <li key={label}>
          <span>{label}</span>
          <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={value} height="1" data-part="0" />
          </svg>
          <strong>{words}</strong>
        </li>
      ))}
    </ul>
  )
}
