import { uploadLimits } from '../../uploads/upload-limits'
import type { FileRejection } from '../../uploads/upload-rejection'
import { holdsActiveContent } from './active-content'
import { countPdfPages } from './count-pdf-pages'
import { PdfUnreadable } from './pdf-unreadable'
import { readPdfFile } from './read-pdf-file.server'

/** The last line of a file; nothing but blanks may follow. */
const lastLine = /startxref[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+%%EOF[\0\t\n\f\r ]*$/
const lastLineWithin = 2048

/** The end record of a ZIP file. */
const endRecord = { signature: 0x06054b50, length: 22, commentLength: 20 }
/** In bytes. */
const maxCommentLength = 0xffff

/**
 * The reason to reject a PDF, or null. An accepted file is stored byte for byte (signatures stay valid), so every
 * object is checked: no scripts, programs, other files, passwords (docs/facts/security.md 17).
 */
export async function findPdfProblem(bytes: Buffer): Promise<FileRejection | null> {
  if (!lastLine.test(bytes.toString('latin1', Math.max(0, bytes.length - lastLineWithin)))) {
    return 'unreadable'
  }
  if (endsAsZip(bytes)) return 'activeContent'
  try {
    const file = await readPdfFile(bytes)
    if (file.trailers.some((trailer) => trailer.has('Encrypt'))) return 'locked'
    if (holdsActiveContent(file)) return 'activeContent'
    const pages = countPdfPages(file, uploadLimits.pages + 1)
    return pages > uploadLimits.pages ? 'tooManyPages' : null
  } catch (error) {
    if (!(error instanceof PdfUnreadable)) throw error
    // What a password hides cannot be read, and its owner should hear why.
    return bytes.includes('/Encrypt') ? 'locked' : 'unreadable'
  }
}

/** Whether a ZIP reader would open these bytes, whatever they begin with: an end record reaches to the last byte. */
function endsAsZip(bytes: Buffer): boolean {
  const last = bytes.length - endRecord.length
  for (let at = last; at >= Math.max(0, last - maxCommentLength); at--) {
    const isEnd = bytes.readUInt32LE(at) === endRecord.signature
    if (isEnd && bytes.readUInt16LE(at + endRecord.commentLength) === last - at) return true
  }
  return false
}
