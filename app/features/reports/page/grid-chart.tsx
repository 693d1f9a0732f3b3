import type { Chart } from '../reports'
import classes from './charts.module.css'

type GridChartProps = { chart: Extract<Chart, { kind: 'grid' }>; label: string }

/** Shades of a cell, from nothing to all. */
const shades = 5

/**
 * A row a place, a column a month; the fuller, the darker. It is a table of its own, which says each share in words.
 */
export function GridChart({ chart: { columns, rows }, label }: GridChartProps) {
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={classes.grid}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map(({ share, words }, at) => (
                <td key={at} data-shade={share === null ? undefined : Math.ceil(share * shades)}>
                  {words}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
