import { isHydrated } from './hydrated'

/**
 * Has React leave what is written in text areas before it takes over a part of the page. It sets each text area that
 * still has the text of the document to that text, so what was written meanwhile would be lost, and a form would send
 * the former text.
 */
export function keepWrittenText(): void {
  for (const field of document.querySelectorAll('textarea')) field.defaultValue = field.value
}

/** The same until React has taken over the page. */
export function keepTextUntilHydrated(): void {
  keepWrittenText()
  addEventListener('input', () => isHydrated() || keepWrittenText(), true)
}
