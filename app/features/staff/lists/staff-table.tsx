import { Table } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import type { ReactNode } from 'react'
import classes from './staff-table.module.css'

export type StaffRow = {
  key: string
  /** One per column; the first one links to the entry. */
  cells: readonly ReactNode[]
}

type StaffTableProps = { columns: readonly string[]; rows: readonly StaffRow[] }

/** A table of the staff; on phones each row is a card whose values carry their heading. */
export function StaffTable({ columns, rows }: StaffTableProps) {
  return (
    <Table highlightOnHover tabularNums withRowBorders={false} className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column} scope="col">
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row" className={classes.name}>
              {name}
            </Table.Th>
            {cells.map((cell, index) => (
              <Table.Td key={index} data-label={columns[index + 1]}>
                <div>{cell}</div>
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
