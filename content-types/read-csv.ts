import { byteOrderMark, unescapeFormula } from './csv-line'

/** `line` counts the lines of the file as a text editor does, from 1. */
type CsvRow = { line: number; cells: string[] }

/** Why a file is no CSV, and in which line. */
type CsvProblem = { brokenLine: number }

/**
 * Reads a CSV file (RFC 4180) with commas, or with semicolons or tabs as spreadsheets write it where the comma is a
 * decimal sign; the header says which. Empty lines are left out. It is strict: a quote inside of an unquoted cell, text
 * after a closing quote or a quote without an end is a problem, because guessing would put texts into wrong columns.
 */
export function readCsv(file: string): CsvRow[] | CsvProblem {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file
  if (text.includes('\0')) return { brokenLine: 1 }
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let at = 0
  let line = 1
  while (at < text.length) {
    const row: CsvRow = { line, cells: [] }
    for (;;) {
      const cell = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, separator)
      if (!cell) return { brokenLine: line }
      row.cells.push(unescapeFormula(cell.value))
      line += countBreaks(cell.value)
      at = cell.end
      if (text[at] !== separator) break
      at += 1
    }
    const lineBreak = breakAt(text, at)
    if (lineBreak === 0 && at < text.length) return { brokenLine: line }
    at += lineBreak
    line += 1
    if (row.cells.some((value) => value !== '')) rows.push(row)
  }
  return rows
}

type Cell = { value: string; end: number }

function readQuoted(text: string, start: number): Cell | null {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return null
    value += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    from = quote + 2
  }
}

function readPlain(text: string, start: number, separator: string): Cell | null {
  let end = start
  while (end < text.length && text[end] !== separator && breakAt(text, end) === 0) end += 1
  const value = text.slice(start, end)
  return value.includes('"') ? null : { value, end }
}

/** The length of the line break at a place; 0 where there is none. */
function breakAt(text: string, at: number): number {
  if (text[at] === '\n') return 1
  if (text[at] !== '\r') return 0
  return text[at + 1] === '\n' ? 2 : 1
}

function countBreaks(value: string): number {
  return value.match(/\r\n|\r|\n/g)?.length ?? 0
}

/** The first separator in the header: the names of columns contain no comma, semicolon or tab. */
function separatorOf(text: string): string {
  return /[,;\t]/.exec(text.slice(0, 1000))?.[0] ?? ','
}
