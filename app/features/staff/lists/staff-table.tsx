import type { ReactNode } from 'react'
import classes from './staff-table.module.css'

export type StaffRow = {
  key: string
  /** One a column; the first one leads to the entry. */
  cells: readonly ReactNode[]
}

type StaffTableProps = { columns: readonly string[]; rows: readonly StaffRow[] }

/** A table of the staff; on phones each row is a card whose values carry their heading. */
export function StaffTable({ columns, rows }: StaffTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row" className={classes.name}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={index} data-label={columns[index + 1]}>
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
