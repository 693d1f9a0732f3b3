import { minutes } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'

/** Sizes of uploads (decisions.md, "Who may do what"; docs/facts/security.md 3 and 17). */
export const uploadLimits = {
  fileBytes: megabytes(10),
  /** A whole request with all its files and fields. */
  requestBytes: megabytes(12),
  /** Pictures of rentals in one file, which signed-in staff alone send. */
  archiveBytes: megabytes(50),
  archiveRequestBytes: megabytes(51),
  pixels: 40_000_000,
  pages: 60,
} as const

/**
 * Milliseconds in which a body of so many bytes arrives on the slowest line that is waited for: 12 MB take five minutes
 * from a phone.
 */
export function slowestUpload(bytes: number): number {
  return (bytes / uploadLimits.requestBytes) * minutes(5)
}
