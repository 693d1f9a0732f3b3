import type { Bar } from '../reports'
import classes from './charts.module.css'

type BarChartProps = { bars: readonly Bar[]; hasLongLabels?: boolean | undefined }

/** Bars beside each other with their words. The table says the same in numbers. */
export function BarChart({ bars, hasLongLabels }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className={classes.bars} data-long={hasLongLabels || undefined}>
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
