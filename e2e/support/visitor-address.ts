import { randomInt } from 'node:crypto'

/**
 * The header of a visitor nobody has seen before, as a proxy in front of the site would add it: the limit of
 * forms counts by address, and all tests come from this machine.
 */
export function newVisitor(): { 'X-Forwarded-For': string } {
  const part = () => randomInt(1, 255)
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` }
}

/** The headers of a form that such a visitor sends from a page of the site. */
export function newSender(baseURL: string | undefined): Record<string, string> {
  return { ...newVisitor(), Origin: new URL(baseURL ?? '').origin }
}
