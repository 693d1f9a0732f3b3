import galleryPicture from '../../components/shared/gallery-picture.json'
import { locales, type Locale } from '../../content-types/locale'
import type { CellProblem, PictureProblem } from '../../content-types/rental-import-problem'
import type { RentalColumnName } from '../../content-types/rental-column'
import { joinList, splitList } from '../split-list'
import type { KnownEntries, LibraryPicture } from '../read-known-entries'
import { libraryName } from '../pictures/picture-name'
import type { Rental } from '../read-rentals'

/** A picture of a gallery with its words in one language. */
export type GalleryPicture = {
  picture: LibraryPicture
  alt: string | null
  room: string | null
}

type GalleryCells = Partial<Record<RentalColumnName, string>>

type ReadGalleries =
  | { galleries: Partial<Record<Locale, GalleryPicture[]>> }
  | { problems: CellProblem[] }

const maxWordsLength = 250

export const pictureColumns = [
  'pictures',
  'picture_words_en',
  'picture_words_es',
  'picture_rooms',
] as const

export type PictureColumn = (typeof pictureColumns)[number]

const rooms: readonly string[] = galleryPicture.attributes.room.enum

const wordsColumn = { en: 'picture_words_en', es: 'picture_words_es' } as const

export function galleryOf(rental: Rental | null, locale: Locale): GalleryPicture[] {
  const gallery = rental?.drafts[locale]?.gallery
  return (Array.isArray(gallery) ? gallery : []).filter(({ picture }) => picture)
}

/** The file names, as one language has them. */
export function namesCell(rental: Rental | null): string {
  const gallery = galleryOf(rental, rental?.drafts.en ? 'en' : 'es')
  return joinList(gallery.map(({ picture }) => picture.name))
}

/** The room of each picture, the same in both languages; empty where no picture has one. */
export function roomsCell(rental: Rental | null): string {
  const named = galleryOf(rental, rental?.drafts.en ? 'en' : 'es').map(({ room }) => room ?? '')
  return named.some((room) => room !== '') ? joinList(named) : ''
}

export function wordsCell(rental: Rental | null, locale: Locale): string {
  return joinList(galleryOf(rental, locale).map(({ alt }) => alt ?? ''))
}

/**
 * The galleries that cells ask for. Pictures are files of the media library, by name or by the address they came from.
 * One that the rental has already keeps its room and its words where no cell has others; a new one has the words of the
 * library.
 */
export function readGalleries(
  cells: GalleryCells,
  rental: Rental | null,
  known: KnownEntries,
): ReadGalleries {
  const problems: CellProblem[] = []
  const named = cells.pictures === undefined ? null : splitList(cells.pictures)
  const own = locales.flatMap((locale) => galleryOf(rental, locale))
  const pictures = named?.flatMap((name) => {
    const found = findPicture(name, own, known)
    if (typeof found !== 'string') return [found]
    problems.push({ column: 'pictures', code: found, value: name })
    return []
  })
  const asked = readRooms(cells.picture_rooms, problems)
  const galleries: Partial<Record<Locale, GalleryPicture[]>> = {}
  for (const locale of locales) {
    const column = wordsColumn[locale]
    const before = galleryOf(rental, locale)
    // Pictures have words: an empty cell leaves them as they are.
    const words = cells[column]?.trim() ? splitList(cells[column]) : null
    if ((!pictures && !words && !asked) || (rental && !rental.drafts[locale])) continue
    const shown = pictures ?? before.map(({ picture }) => picture)
    if (words && words.length !== shown.length) {
      const count = `${words.length} / ${shown.length}`
      if (problems.length === 0) problems.push({ column, code: 'wordCount', value: count })
      continue
    }
    if (asked && asked.length !== shown.length) {
      const count = `${asked.length} / ${shown.length}`
      if (problems.length === 0) {
        problems.push({ column: 'picture_rooms', code: 'roomCount', value: count })
      }
      continue
    }
    galleries[locale] = shown.map((picture, at) => {
      const kept = before.find((each) => each.picture.documentId === picture.documentId)
      const room = kept ?? own.find((each) => each.picture.documentId === picture.documentId)
      const alt = words ? words[at] : (kept?.alt ?? picture.alternativeText)
      if (!alt) problems.push({ column, code: 'noWords', value: picture.name })
      else if (alt.length > maxWordsLength) {
        problems.push({ column, code: 'tooLong', value: String(maxWordsLength) })
      }
      const named = asked ? (asked[at] ?? null) : (room?.room ?? null)
      return { picture, alt: alt ?? null, room: named }
    })
  }
  return problems.length > 0 ? { problems } : { galleries }
}

/** The rooms that a cell names, in the order of the pictures; an empty cell leaves them as they are. */
function readRooms(cell: string | undefined, problems: CellProblem[]): (string | null)[] | null {
  if (!cell?.trim()) return null
  return splitList(cell).map((name) => {
    if (name === '') return null
    const room = rooms.find((one) => one.toLowerCase() === name.toLowerCase())
    if (!room) problems.push({ column: 'picture_rooms', code: 'notRoom', value: rooms.join(', ') })
    return room ?? null
  })
}

type NoPicture = 'unknownPicture' | 'severalPictures' | `picture${PictureProblem}`

/** A picture of the rental wins over another file of that name. */
function findPicture(
  asked: string,
  own: readonly GalleryPicture[],
  known: KnownEntries,
): LibraryPicture | NoPicture {
  const unread = known.unread.get(asked)
  if (unread) return `picture${unread}`
  const name = libraryName(asked)
  const kept = own.find(({ picture }) => picture.name === name)
  if (kept) return kept.picture
  const [found, ...others] = known.pictures.get(name) ?? []
  if (!found) return 'unknownPicture'
  return others.length > 0 ? 'severalPictures' : found
}
