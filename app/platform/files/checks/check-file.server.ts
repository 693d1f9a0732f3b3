import { uploadLimits } from '../uploads/upload-limits'
import type { FileRejection } from '../uploads/upload-rejection'
import type { UploadType } from '../uploads/upload-types'
import { findDocxProblem } from './docx/check-docx.server'
import { findPdfProblem } from './pdf/check-pdf.server'
import { rewriteImage } from './rewrite-image.server'
import { isNamedAs, sniffType } from './sniff-type'

export type CheckedFile =
  /** What to store. Pictures are re-encoded, so `type` may differ from the upload's. */
  { type: UploadType; content: Buffer } | { rejection: FileRejection }

/** Extension, magic bytes and a full parse must agree on an accepted type (docs/facts/security.md 17). */
export async function checkFile(
  name: string,
  content: Buffer,
  accepted: readonly UploadType[],
): Promise<CheckedFile> {
  if (content.length > uploadLimits.fileBytes) return { rejection: 'tooLarge' }
  const type = sniffType(content)
  if (!type || !accepted.includes(type) || !isNamedAs(name, type)) return { rejection: 'wrongType' }
  if (type === 'pdf' || type === 'docx') {
    const rejection = await (type === 'pdf' ? findPdfProblem(content) : findDocxProblem(content))
    return rejection ? { rejection } : { type, content }
  }
  const rewritten = await rewriteImage(content, type)
  return 'rejection' in rewritten ? rewritten : { type: 'jpeg', content: rewritten.content }
}
