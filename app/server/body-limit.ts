import { kilobytes } from '~/platform/units/size'
import { callsPath } from '~/routing/table'

/** Largest body in bytes that a path takes; a call asks for less than a page of text. */
export function bodyLimit(pathname: string): number {
  return pathname.startsWith(callsPath) ? kilobytes(64) : kilobytes(256)
}
