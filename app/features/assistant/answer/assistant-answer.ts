import type { ListingCard } from '~/features/catalogue/card/listing-card'

/** A link to another sentence that the assistant can be asked. */
export type Suggestion = { question: string; label: string }

export type RentalAnswer = {
  /** What is said before where houses are not what comes first. */
  lead: string | null
  /** What was understood, in words. */
  understood: string
  /** How many fit, and what was given up or not understood. */
  notes: string[]
  cards: { card: ListingCard; href: string }[]
  /** The full list with the filters that it has. */
  list: { href: string; label: string; note: string | null }
  alternatives: Suggestion[]
}

export type FaqAnswer = { id: string; question: string; /** Sanitized. */ html: string }

/** An answer in the language of the page, ready to be shown. The same for everybody who asks the same. */
export type AssistantAnswer = {
  question: string
  /** What comes first. */
  first: 'rentals' | 'faqs' | 'words'
  /** Said before all else. */
  says: string | null
  rentals: RentalAnswer | null
  faqs: { lead: string; entries: FaqAnswer[] } | null
  /** Whether a person is the first choice; WhatsApp is offered in any case. */
  isHandOver: boolean
}
