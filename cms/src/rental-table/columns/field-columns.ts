import rental from '../../api/rental/content-types/rental/schema.json'
import type { Locale } from '../../content-types/locale'
import { type Column, type Parsed, problem } from './column'

type Attribute = {
  type: string
  required?: boolean
  maxLength?: number
  min?: number
  max?: number
  enum?: readonly string[]
}

const attributes: Record<string, Attribute> = rental.attributes

/** The limits of a field are those of its content type. */
function attributeOf(field: string): Attribute {
  const attribute = attributes[field]
  if (!attribute) throw new Error(`A rental has no field ${field}`)
  return attribute
}

type Examples = Column['examples']

function column(
  field: string,
  parts: Pick<Column, 'parse' | 'examples'> & Partial<Column>,
): Column {
  return {
    field,
    locale: null,
    isNumber: false,
    empty: null,
    isRequired: attributeOf(field).required === true,
    read: (value) => String(value ?? ''),
    ...parts,
  }
}

export function textColumn(
  field: string,
  examples: Examples,
  { locale = null }: { locale?: Locale | null } = {},
): Column {
  const { maxLength = 50_000, type } = attributeOf(field)
  const isOneLine = type === 'string'
  return column(field, {
    locale,
    examples,
    read: (value) => String(value ?? '').replace(/\r\n?/g, '\n'),
    parse(cell) {
      const value = isOneLine ? cell.replace(/\s*\n\s*/g, ' ') : cell
      return value.length > maxLength ? problem('tooLong', maxLength) : { value }
    },
  })
}

export function numberColumn(field: string, examples: Examples): Column {
  const attribute = attributeOf(field)
  return column(field, {
    examples,
    isNumber: true,
    parse: (cell) => parseNumber(cell, attribute),
  })
}

/** `1,250.50`: a comma separates thousands, as in Guatemala; nothing else is a number. */
export function parseNumber(
  cell: string,
  { type, min, max }: Pick<Attribute, 'type' | 'min' | 'max'>,
): Parsed {
  if (!/^-?(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d{1,10})?$/.test(cell))
    return problem('notNumber', cell)
  // Minus zero is zero.
  const value = Number(cell.replaceAll(',', '')) || 0
  if (type === 'integer' && !Number.isInteger(value)) return problem('notNumber', cell)
  if (min !== undefined && value < min) return problem('tooSmall', min)
  if (max !== undefined && value > max) return problem('tooLarge', max)
  return { value }
}

const yes = /^(yes|y|sí|si|s|true|verdadero|1|x)$/i
const no = /^(no|n|false|falso|0)$/i

export function parseFlag(cell: string): boolean | null {
  if (yes.test(cell)) return true
  return no.test(cell) ? false : null
}

export const flagCell = (value: unknown) => (value === true ? 'yes' : 'no')

export function flagColumn(field: string): Column {
  return column(field, {
    examples: ['no', 'no'],
    empty: false,
    read: flagCell,
    parse(cell) {
      const value = parseFlag(cell)
      return value === null ? problem('notFlag', cell) : { value }
    },
  })
}

export function choiceColumn(field: string, examples: Examples): Column {
  const choices = attributeOf(field).enum ?? []
  return column(field, {
    examples,
    parse(cell) {
      const value = choices.find((choice) => choice.toLowerCase() === cell.toLowerCase())
      return value ? { value } : problem('notChoice', choices.join(', '))
    },
  })
}

/** `2026-12-20`; spreadsheets in Guatemala make `20/12/2026` of it. Null where it is no day. */
export function parseDay(cell: string): string | null {
  const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell)
  const [, day = '', month = '', year = ''] = local ?? []
  const value = local ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return null
  const time = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value) ? value : null
}

export function dayColumn(field: string, examples: Examples): Column {
  return column(field, {
    examples,
    read: (value) => String(value ?? '').slice(0, 10),
    parse(cell) {
      const value = parseDay(cell)
      return value ? { value } : problem('notDay', cell)
    },
  })
}

/** Strapi keeps a time of day with seconds and milliseconds. */
export function timeColumn(field: string, examples: Examples): Column {
  return column(field, {
    examples,
    read: (value) => String(value ?? '').slice(0, 5),
    parse(cell) {
      const [, hour = '', minute = ''] = /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(cell) ?? []
      if (hour === '') return problem('notTime', cell)
      return { value: `${hour.padStart(2, '0')}:${minute}:00.000` }
    },
  })
}
