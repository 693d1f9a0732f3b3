import type { ContractEvent } from '~content/contract'
import { fillWords, type ContractWords } from './contract-words'

type FormattedEvent = { what: string; who: string; about: string }

/** An event of the audit log in a language. Codes without a label are shown as stored. */
export function formatAuditEvent(
  { kind, actor, detail }: Pick<ContractEvent, 'kind' | 'actor' | 'detail'>,
  { events, log }: Pick<ContractWords, 'events' | 'log'>,
): FormattedEvent {
  const [, name] = /^staff: (.*)$/s.exec(actor) ?? []
  const [, guest] = /^guest: (.*)$/s.exec(actor) ?? []
  const label = (code: string) => (Object.hasOwn(log, code) ? log[code as keyof typeof log] : code)
  const whoOf = () => {
    if (guest !== undefined) return fillWords(log.namedGuest, { name: guest })
    return name === undefined ? label(actor) : fillWords(log.staff, { name })
  }
  return {
    what: events[kind],
    who: whoOf(),
    about: label(detail),
  }
}
