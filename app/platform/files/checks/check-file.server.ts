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

/**
 * Magic bytes and a full parse must agree on an accepted type, and for what is stored byte for byte the extension, too
 * (docs/facts/security.md 17). Phones name pictures as they like; those are written anew as JPEG, whatever their name.
 */
export async function checkFile(
  name: string,
  content: Buffer,
  accepted: readonly UploadType[],
): Promise<CheckedFile> {
  if (content.length > uploadLimits.fileBytes) return { rejection: 'tooLarge' }
  const type = sniffType(content)
  if (!type || !accepted.includes(type)) return { rejection: 'wrongType' }
  if (type === 'pdf' || type === 'docx') {
    if (!isNamedAs(name, type)) return { rejection: 'wrongType' }
    const rejection = await (type === 'pdf' ? findPdfProblem(content) : findDocxProblem(content))
    return rejection ? { rejection } : { type, content }
  }
  const rewritten = await rewriteImage(content, type)
  return 'rejection' in rewritten ? rewritten : { type: 'jpeg', content: rewritten.content }
}
