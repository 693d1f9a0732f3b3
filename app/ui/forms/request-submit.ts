/** Submits a form as the button does, or without one. Safari has no `requestSubmit` before 16. */
export function requestSubmit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (typeof form.requestSubmit === 'function') return form.requestSubmit(submitter)
  if (submitter) return submitter.click()
  const button = document.createElement('button')
  button.hidden = true
  form.append(button)
  button.click()
  button.remove()
}
