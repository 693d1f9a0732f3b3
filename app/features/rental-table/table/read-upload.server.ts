import { finished } from 'node:stream/promises'
import { unknownForm, type FormError } from '~/platform/body/form-error'
import { readMultipart, type FileStream } from '~/platform/body/read-multipart.server'
import { uploadLimits } from '~/platform/files/uploads/upload-limits'

type UploadedTable = { fileName: string; text: string } | { problem: 'noFile' | 'tooLarge' }

/** The file of the upload form, in memory: at most 10 MB, and only signed-in staff come this far. */
export async function readUpload(request: Request): Promise<UploadedTable | FormError> {
  const contentType = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return unknownForm
  const file = { name: '', chunks: Array<Buffer>(), isTooLarge: false }
  const read = await readMultipart(request.body, contentType, {
    maxFiles: 1,
    maxFileBytes: uploadLimits.fileBytes,
    async store(_field, name, stream: FileStream, signal) {
      file.name = name
      stream.on('data', (chunk: Buffer) => file.chunks.push(chunk))
      await finished(stream, { signal })
      file.isTooLarge = stream.truncated === true
    },
  })
  if ('reason' in read) return read.status === 413 ? { problem: 'tooLarge' } : read
  if (file.isTooLarge) return { problem: 'tooLarge' }
  const bytes = Buffer.concat(file.chunks)
  if (bytes.length === 0) return { problem: 'noFile' }
  return { fileName: lineOf(file.name), text: decodeTable(bytes) }
}

function lineOf(name: string): string {
  return (
    name
      .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim()
      .slice(0, 200) || 'CSV'
  )
}

/** Excel saves "CSV UTF-8", or plain "CSV" in the code page of Windows for Western languages. */
export function decodeTable(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
