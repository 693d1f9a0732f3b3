/** The element of the document that a selector finds, as a field. Throws where there is none. */
export function find(selector: string): HTMLInputElement {
  const element = document.querySelector<HTMLInputElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

/** Sends an event that bubbles, as the browser would. */
export const fire = (selector: string, type: string) =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }))

/** Writes into a field as a visitor does. */
export function write(selector: string, value: string): void {
  find(selector).value = value
  fire(selector, 'input')
}
