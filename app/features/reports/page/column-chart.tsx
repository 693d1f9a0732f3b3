import type { Chart } from '../reports'
import classes from './charts.module.css'

type ColumnChartProps = { chart: Extract<Chart, { kind: 'columns' }>; label: string }

const height = 160
const step = 24
const width = 16
/** Below the columns, for the first and the last day. */
const foot = 20

/** A column a week, its parts on top of each other in the order of the legend. The table says the same in numbers. */
export function ColumnChart({ chart: { parts, bars }, label }: ColumnChartProps) {
  const totals = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const most = Math.max(1, ...totals)
  const scale = (value: number) => (value / most) * (height - 16)
  const all = bars.length * step
  return (
    <figure className={classes.figure}>
      <svg
        viewBox={`0 0 ${Math.max(all, step * 12)} ${height + foot}`}
        role="img"
        aria-label={label}
        className={classes.columns}
      >
        {bars.map(({ label: day, values }, at) => {
          const parted = values.map((value, part) => ({
            ...{ part, value },
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
      <figcaption className={classes.legend}>
        {parts.map((part, at) => (
          <span key={part} data-part={at}>
            {part}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
