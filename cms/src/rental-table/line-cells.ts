import type { RentalColumnName } from '../content-types/rental-column'
import type { Column } from './columns/column'
import { listFieldColumns } from './columns/columns'
import { flagCell } from './columns/field-columns'
import { namesCell, roomsCell, wordsCell } from './columns/gallery-columns'
import { seoCells } from './columns/seo-columns'
import type { Rental } from './read-rentals'

/** The cells of a line by column. An absent column leaves its field as it is. */
export type Cells = Partial<Record<RentalColumnName, string>>

/** The cells of a rental as the export writes them. */
export function cellsOf(rental: Rental | null): Record<RentalColumnName, string> {
  const cells: Cells = {
    slug: rental?.slug ?? '',
    published: flagCell(rental !== null && Object.keys(rental.published).length > 0),
    pictures: namesCell(rental),
    picture_words_en: wordsCell(rental, 'en'),
    picture_words_es: wordsCell(rental, 'es'),
    picture_rooms: roomsCell(rental),
    ...seoCells(rental),
  }
  for (const [name, column] of listFieldColumns) cells[name] = readCell(column, rental)
  return cells as Record<RentalColumnName, string>
}

function readCell({ field, locale, read, empty }: Column, rental: Rental | null): string {
  const drafts = rental?.drafts
  const entry = locale ? drafts?.[locale] : (drafts?.en ?? drafts?.es)
  return read(entry?.[field] ?? empty)
}

/** The cells of these columns that differ from what the export writes. */
export function changedCells(
  names: readonly RentalColumnName[],
  cells: Cells,
  before: Readonly<Record<RentalColumnName, string>>,
): Cells {
  return Object.fromEntries(
    names.flatMap((name) => {
      const cell = cells[name]
      return cell === undefined || normalizeCell(cell) === normalizeCell(before[name])
        ? []
        : [[name, cell]]
    }),
  )
}

/** The cells of these columns, whatever they hold. */
export function pickCells(names: readonly RentalColumnName[], cells: Cells): Cells {
  return Object.fromEntries(
    names.flatMap((name) => (cells[name] === undefined ? [] : [[name, cells[name]]])),
  )
}

/** Spreadsheets change line breaks, and people leave spaces at the ends. */
export function normalizeCell(cell: string): string {
  return cell.replace(/\r\n?/g, '\n').trim()
}
