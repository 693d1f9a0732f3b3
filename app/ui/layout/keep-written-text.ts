import { hydrated } from './hydrated'

/**
 * Has React leave what is written in text areas before it takes over a part of the page. It sets each text area that
 * still has the text of the document to that text, so what was written meanwhile would be lost, and a form would send
 * the former text.
 */
export function keepWrittenText(): void {
  for (const field of document.querySelectorAll('textarea')) keep(field)
}

/** The same until React has taken over the page. */
export function keepTextUntilHydrated(): void {
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) keep(target)
  }
  keepWrittenText()
  addEventListener('input', follow, true)
  addEventListener(hydrated, () => removeEventListener('input', follow, true), { once: true })
}

function keep(field: HTMLTextAreaElement): void {
  if (field.defaultValue !== field.value) field.defaultValue = field.value
}
