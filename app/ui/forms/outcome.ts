/**
 * The id under which a form says why it was not sent, or that there is nothing left to send. The form's address
 * names it, so that without script the page comes back at the message.
 */
export function outcomeId(formId: string): string {
  return `${formId}-outcome`
}

/** Gives the focus to what a form says beside its button, and brings it into view; the CSS keeps bars off it. */
export function showOutcome(box: HTMLElement): void {
  box.focus({ preventScroll: true })
  const isTall = box.getBoundingClientRect().height > innerHeight / 2
  box.scrollIntoView({ block: isTall ? 'start' : 'nearest' })
}
