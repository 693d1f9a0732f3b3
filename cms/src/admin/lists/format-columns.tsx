import { Badge, Typography } from '@strapi/design-system'
import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { translateLabel } from '../form/translate-layout'

type Row = Record<string, unknown>
type Header = {
  name: string
  label?: unknown
  attribute?: { type: string }
  cellFormatter?: (row: Row, header: Header) => ReactElement
}
type Columns = { displayedHeaders: Header[] }

/** The content manager's hook for the columns of a list. */
export const listColumnsHook = 'Admin/CM/pages/ListView/inject-column-in-table'

/**
 * Shows choices as labels, short dates, and headings in the panel's language; Strapi alone shows codes, long
 * dates and English.
 */
export function formatColumns<Given extends Columns>(given: Given): Given {
  const displayedHeaders = given.displayedHeaders.map((given) => {
    const { label } = given
    const header = typeof label === 'string' ? { ...given, label: translateLabel(label) } : given
    const Cell = cells[header.attribute?.type ?? '']
    if (!Cell || header.cellFormatter) return header
    const cellFormatter = (row: Row) => {
      const value = row[header.name]
      if (typeof value !== 'string') return <>–</>
      return (
        <Typography textColor="neutral800">
          <Cell name={header.name} value={value} />
        </Typography>
      )
    }
    return { ...header, cellFormatter }
  })
  return { ...given, displayedHeaders }
}

type CellProps = { name: string; value: string }

const cells: Record<string, (props: CellProps) => ReactElement> = {
  enumeration: ChoiceCell,
  date: DayCell,
  datetime: MomentCell,
}

const stageColours: Record<string, { background: string; text: string }> = {
  new: { background: 'primary100', text: 'primary700' },
  contacted: { background: 'secondary100', text: 'secondary700' },
  offered: { background: 'warning100', text: 'warning700' },
  accepted: { background: 'success100', text: 'success700' },
  won: { background: 'success100', text: 'success700' },
}
const quiet = { background: 'neutral150', text: 'neutral700' }

function ChoiceCell({ name, value }: CellProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: value, defaultMessage: value })
  if (name !== 'stage') return <>{label}</>
  const { background, text } = stageColours[value] ?? quiet
  return (
    <Badge backgroundColor={background} textColor={text}>
      {label}
    </Badge>
  )
}

function DayCell({ value }: CellProps) {
  const { formatDate } = useIntl()
  // Local midnight: a bare date would be parsed as midnight UTC.
  return <>{formatDate(new Date(`${value}T00:00`), { dateStyle: 'medium' })}</>
}

const isThisYear = (moment: Date) => moment.getFullYear() === new Date().getFullYear()

function MomentCell({ value }: CellProps) {
  const { formatDate } = useIntl()
  const moment = new Date(value)
  const year = isThisYear(moment) ? undefined : 'numeric'
  const day = { month: 'short', day: 'numeric', year } as const
  return <>{formatDate(moment, { ...day, hour: 'numeric', minute: '2-digit' })}</>
}
