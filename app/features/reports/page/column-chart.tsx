import { lazy, Suspense, useSyncExternalStore } from 'react'
import classes from './charts.module.css'
import type { WeekChartProps } from './week-chart'

const height = 160
const step = 24
const width = 16
/** Below the columns, for the first and the last day. */
const foot = 20

/** Mantine's chart, which weighs more than the page; where it cannot be had, what the server drew stays. */
const WeekChart = lazy(() =>
  import('./week-chart').then(
    ({ WeekChart }) => ({ default: WeekChart }),
    () => ({ default: DrawnColumns }),
  ),
)

/**
 * A column a week, its parts on top of each other in the order of the legend. The server draws it; the browser has it
 * from Mantine once that has come. The table says the same in numbers.
 */
export function ColumnChart({ chart, label }: WeekChartProps) {
  const isBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const drawn = <DrawnColumns chart={chart} label={label} />
  return (
    <figure className={classes.figure}>
      {isBrowser ? (
        <Suspense fallback={drawn}>
          <WeekChart chart={chart} label={label} />
        </Suspense>
      ) : (
        drawn
      )}
      <figcaption className={classes.legend}>
        {chart.parts.map((part, at) => (
          <span key={part} data-part={at}>
            {part}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function DrawnColumns({ chart: { bars }, label }: WeekChartProps) {
  const totals = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const most = Math.max(1, ...totals)
  const scale = (value: number) => (value / most) * (height - 16)
  const all = bars.length * step
  return (
    <svg
      viewBox={`0 0 ${Math.max(all, step * 12)} ${height + foot}`}
      role="img"
      aria-label={label}
      className={classes.columns}
    >
      {bars.map(({ label: day, values }, at) => {
        const parted = values.map((value, part) => ({
          part,
          value,
          below: values.slice(0, part).reduce((sum, each) => sum + each, 0),
        }))
        return (
          <g key={day}>
            <title>{`${day}: ${totals[at] ?? 0}`}</title>
            {parted
              .filter(({ value }) => value > 0)
              .map(({ part, value, below }) => (
                <rect
                  key={part}
                  x={at * step + (step - width) / 2}
                  y={height - scale(below + value)}
                  width={width}
                  height={scale(value)}
                  data-part={part}
                />
              ))}
            {(totals[at] ?? 0) > 0 && (
              <text
                x={at * step + step / 2}
                y={height - scale(totals[at] ?? 0) - 4}
                textAnchor="middle"
              >
                {totals[at]}
              </text>
            )}
          </g>
        )
      })}
      <line x1="0" x2={Math.max(all, step * 12)} y1={height} y2={height} />
      <text x="0" y={height + 15}>
        {bars[0]?.label}
      </text>
      <text x={all} y={height + 15} textAnchor="end">
        {bars.at(-1)?.label}
      </text>
    </svg>
  )
}
