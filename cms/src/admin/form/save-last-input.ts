/** Strapi hands a change of the form to its buttons after 60 ms, and then when the browser is idle. */
const settleMs = 150

/**
 * Lets "Save" and "Publish" wait for the last input. A date field hands over its value when it loses the focus, which
 * the click on the button causes; the button would still send the form without that date.
 */
export function saveLastInput(): void {
  let lastChange = -Infinity
  const noteChange = () => (lastChange = performance.now())
  for (const type of ['input', 'focusout']) window.addEventListener(type, noteChange, true)
  window.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button')
      // A click of our own is not trusted.
      if (!button || !event.isTrusted || !sendsForm(button)) return
      if (performance.now() - lastChange > settleMs) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setTimeout(() => whenIdle(() => whenIdle(() => button.click())), settleMs)
    },
    true,
  )
}

/** Strapi's two buttons of a form, by their labels in the panel's languages. */
const sendsForm = (button: Element) => /^(Save|Guardar|Publish|Publicar)$/.test(button.textContent)

function whenIdle(job: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(job)
  else setTimeout(job, 1)
}
