import type { ContractEvent } from '~content/contract'
import type { Locale } from '~content/locale'
import { maxActorLength } from '~content/limits'
import { clientAddressHeader } from '~/platform/http/client-address'

type About = {
  kind: ContractEvent['kind']
  /** `guest`, or `staff: name`. */
  actor: string
  language: Locale
  version: number
  detail?: string
}

/** An event for the audit log of a contract, with the address and browser of the request. */
export function createAuditEvent(
  request: Request,
  { detail = '', ...about }: About,
  now = new Date(),
): ContractEvent {
  return {
    at: now.toISOString(),
    ...about,
    actor: oneLine(about.actor, maxActorLength),
    address: oneLine(request.headers.get(clientAddressHeader) ?? '', 100),
    browser: oneLine(request.headers.get('User-Agent') ?? '', 300),
    detail: oneLine(detail, 1000),
  }
}

/** An event that the site itself caused. */
export function createSystemEvent(about: Omit<About, 'actor'> & { now: Date }): ContractEvent {
  const { now, detail = '', ...rest } = about
  return { at: now.toISOString(), ...rest, actor: 'system', address: '', browser: '', detail }
}

function oneLine(text: string, length: number): string {
  return text.replace(/\p{Cc}/gu, ' ').slice(0, length)
}
