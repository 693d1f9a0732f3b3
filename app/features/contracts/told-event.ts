import type { ContractEvent } from '~content/contract'
import { fillWords, type ContractWords } from './contract-words'

type Told = { what: string; who: string; about: string }

/** A line of the log in the words of a language. Whatever has none is shown as it is written down. */
export function toldEvent(
  { kind, actor, detail }: Pick<ContractEvent, 'kind' | 'actor' | 'detail'>,
  { events, log }: Pick<ContractWords, 'events' | 'log'>,
): Told {
  const [, name] = /^staff: (.*)$/s.exec(actor) ?? []
  const word = (code: string) => (Object.hasOwn(log, code) ? log[code as keyof typeof log] : code)
  return {
    what: events[kind],
    who: name === undefined ? word(actor) : fillWords(log.staff, { name }),
    about: word(detail),
  }
}
