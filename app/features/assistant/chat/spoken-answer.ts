import type { TFunction } from 'i18next'
import type { Exchange } from './conversation'

/** An answer as one text for screen readers, without its cards and links. */
export function spokenAnswer(exchange: Exchange, t: TFunction<'assistant'>): string {
  if (exchange.state === 'waiting') return t('searching')
  if (exchange.state !== 'answered') return t(exchange.state)
  const { says, first, rentals, faqs } = exchange.answer
  const places = rentals && [`${rentals.understood}.`, ...rentals.notes].join(' ')
  const question = faqs && [faqs.lead, faqs.entries[0]?.question].join(' ')
  const ordered = first === 'faqs' ? [question, places] : [places, question]
  return [says, ...ordered].filter((part) => part).join(' ')
}
