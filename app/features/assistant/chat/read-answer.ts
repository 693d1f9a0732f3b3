import { fieldsOf } from '~/features/pricing/request/unvalidated'
import type { AssistantAnswer } from '../answer/assistant-answer'

/** An answer of the call; null for anything else, such as the page of a proxy that says it is busy. */
export function readAnswer(body: unknown): AssistantAnswer | null {
  return isAnswer(body) ? body : null
}

function isAnswer(body: unknown): body is AssistantAnswer {
  const { question, first, says, rentals, faqs, isHandOver } = fieldsOf(body)
  return (
    typeof question === 'string' &&
    (first === 'rentals' || first === 'faqs' || first === 'words') &&
    (says === null || typeof says === 'string') &&
    (rentals === null || isRentals(rentals)) &&
    (faqs === null || isListOf(fieldsOf(faqs).entries, isFaq)) &&
    typeof isHandOver === 'boolean'
  )
}

function isRentals(value: unknown): boolean {
  const { understood, notes, cards, list, alternatives } = fieldsOf(value)
  const { href, label } = fieldsOf(list)
  return (
    typeof understood === 'string' &&
    isListOf(notes, (note) => typeof note === 'string') &&
    isListOf(cards, isCard) &&
    typeof href === 'string' &&
    typeof label === 'string' &&
    isListOf(alternatives, (each) => typeof fieldsOf(each).question === 'string')
  )
}

function isCard(value: unknown): boolean {
  const { card, href } = fieldsOf(value)
  const { id, name, pictures, price } = fieldsOf(card)
  return (
    typeof href === 'string' &&
    typeof id === 'string' &&
    typeof name === 'string' &&
    Array.isArray(pictures) &&
    typeof fieldsOf(price).kind === 'string'
  )
}

function isFaq(value: unknown): boolean {
  const { id, question, html } = fieldsOf(value)
  return typeof id === 'string' && typeof question === 'string' && typeof html === 'string'
}

function isListOf(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry)
}
