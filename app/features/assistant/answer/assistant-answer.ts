import type { ListingCard } from '~/features/catalogue/card/listing-card'

/** A link to another sentence that the assistant can be asked. */
export type Suggestion = { question: string; label: string }

export type RentalAnswer = {
  /** The sentence above the houses where they are not the first part of the answer; null where they are. */
  lead: string | null
  /** What the assistant understood, as a sentence. */
  understood: string
  /** How many houses fit, which conditions were dropped, and which words were not understood. */
  notes: string[]
  cards: { card: ListingCard; href: string }[]
  /** The link to the listing page with those conditions that it has filters for. */
  list: { href: string; label: string; note: string | null }
  alternatives: Suggestion[]
}

export type FaqAnswer = { id: string; question: string; /** Sanitized. */ html: string }

/** An answer in the language of the page, ready to be shown. It depends on nothing but the question and the day. */
export type AssistantAnswer = {
  question: string
  /** The part that is shown first. */
  first: 'rentals' | 'faqs' | 'words'
  /** A sentence above all parts; null where the parts say enough. */
  says: string | null
  rentals: RentalAnswer | null
  faqs: { lead: string; entries: FaqAnswer[] } | null
  /** Whether a person is the first choice; WhatsApp is offered in any case. */
  isHandOver: boolean
}
