/**
 * Characters that start a formula in spreadsheets, or that they skip before one. Apostrophes before them count as well,
 * so that `unescapeFormula` gives back every text.
 */
const formulaStart = /^'*[=+\-@\t\r\n]/

/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * One line of a CSV file (RFC 4180), every cell quoted. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front, which marks it as text.
 */
export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | boolean | null | undefined): string {
  const text = typeof value === 'string' ? escapeFormula(value) : String(value ?? '')
  return `"${text.replaceAll('"', '""')}"`
}

function escapeFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** The text of a cell that `csvLine` wrote. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text
}
