/**
 * The id of the message beside the button of a form. The form's action URL ends in it, so that without script the page
 * is shown at the message.
 */
export function outcomeId(formId: string): string {
  return `${formId}-outcome`
}

/** Focuses the message of a form and scrolls it into view. Its CSS keeps it clear of sticky bars. */
export function showOutcome(box: HTMLElement): void {
  box.focus({ preventScroll: true })
  const isTall = box.getBoundingClientRect().height > innerHeight / 2
  box.scrollIntoView({ block: isTall ? 'start' : 'nearest' })
}
