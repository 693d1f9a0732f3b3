import type { ContractEvent } from '~content/contract'
import type { Locale } from '~content/locale'
import { maxActorLength } from '~content/limits'
import { oneLine } from '~/platform/body/one-line'
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
    actor: oneLine(about.actor).slice(0, maxActorLength),
    address: oneLine(request.headers.get(clientAddressHeader) ?? '').slice(0, 100),
    browser: oneLine(request.headers.get('User-Agent') ?? '').slice(0, 300),
    detail: oneLine(detail).slice(0, 1000),
  }
}

/** An event that the site itself caused. */
export function createSystemEvent(about: Omit<About, 'actor'> & { now: Date }): ContractEvent {
  const { now, detail = '', ...rest } = about
  return { at: now.toISOString(), ...rest, actor: 'system', address: '', browser: '', detail }
}
