import { finished } from 'node:stream/promises'
import { unknownForm, type FormError } from '~/platform/body/form-error'
import { readMultipart, type FileStream } from '~/platform/body/read-multipart.server'
import { uploadLimits } from '~/platform/files/uploads/upload-limits'
import { archiveField } from './archive-field'

type Uploaded =
  | { fileName: string; text: string }
  | { archive: Buffer }
  | { problem: 'noFile' | 'tooLarge'; of: 'table' | 'archive' }
  | { problem: 'notText'; of: 'table' }

/** The file of either form, in memory: a table of 10 MB or an archive of 50, and only signed-in staff come this far. */
export async function readUpload(request: Request): Promise<Uploaded | FormError> {
  const contentType = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return unknownForm
  const file = { name: '', field: '', chunks: Array<Buffer>(), isTooLarge: false }
  const read = await readMultipart(request.body, contentType, {
    maxFiles: 1,
    maxFileBytes: uploadLimits.archiveBytes,
    maxBodyBytes: uploadLimits.archiveRequestBytes,
    async store(field, name, stream: FileStream, signal) {
      Object.assign(file, { field, name })
      stream.on('data', (chunk: Buffer) => file.chunks.push(chunk))
      await finished(stream, { signal })
      file.isTooLarge = stream.truncated === true
    },
  })
  const of = file.field === archiveField ? 'archive' : 'table'
  if ('reason' in read) return read.status === 413 ? { problem: 'tooLarge', of } : read
  const bytes = Buffer.concat(file.chunks)
  const max = of === 'archive' ? uploadLimits.archiveBytes : uploadLimits.fileBytes
  if (file.isTooLarge || bytes.length > max) return { problem: 'tooLarge', of }
  if (bytes.length === 0) return { problem: 'noFile', of }
  if (of === 'archive') return { archive: bytes }
  const text = decodeTable(bytes)
  // A workbook of Excel or Numbers, a PDF, a picture.
  if (text.includes('\0')) return { problem: 'notText', of }
  return { fileName: lineOf(file.name), text }
}

function lineOf(name: string): string {
  return (
    name
      .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim()
      .slice(0, 200) || 'CSV'
  )
}

/**
 * Excel saves "CSV UTF-8", plain "CSV" in the code page of Windows for Western languages, or "Unicode Text" with its
 * mark.
 */
export function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
