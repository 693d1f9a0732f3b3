import type { PdfDictionary, PdfValue } from './pdf-values'

/**
 * Names that stand for what a document does instead of shows: scripts, starting programs, opening or
 * sending other files, files within the file, forms that are programs (ISO 32000-1, 12.6 and 7.11.4).
 */
const activeNames = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'GoToE',
  'GoToR',
  'ImportData',
  'SubmitForm',
  'RichMedia',
  'XFA',
  '3D',
])

/** Whether a value or anything in it is active content. */
export function isActive(value: PdfValue): boolean {
  switch (value.kind) {
    case 'name':
      return activeNames.has(value.value)
    case 'array':
      return value.items.some(isActive)
    case 'dictionary':
      return holdsFile(value.entries) || hasActiveEntry(value.entries)
    default:
      return false
  }
}

function hasActiveEntry(entries: PdfDictionary): boolean {
  for (const [key, value] of entries) {
    if (activeNames.has(key) || isActive(value)) return true
  }
  return false
}

/** A file specification with the file in it needs no type. */
function holdsFile(entries: PdfDictionary): boolean {
  return entries.has('EF') && (entries.has('F') || entries.has('UF'))
}
