import type { ClientLoaderFunctionArgs } from '@remix-run/react'

/**
 * A client loader for a page that is read again while it is open. A reload that fails keeps what is shown, so that
 * nothing typed on the page is lost. A redirect means that the session has ended: the page follows it, except while a
 * form is being filled in, whose answer keeps the text and leads to the sign-in.
 */
export function keepShownData() {
  let shown: unknown
  const clientLoader = async ({ serverLoader }: ClientLoaderFunctionArgs) => {
    try {
      shown = await serverLoader()
    } catch (err) {
      if (shown === undefined || (err instanceof Response && !isWriting())) throw err
    }
    return shown
  }
  clientLoader.hydrate = true as const
  return clientLoader
}

/** Whether a dialog is open, a text is kept unsent, or a field or tick of a form that sends something was changed. */
function isWriting(): boolean {
  if (document.querySelector('[aria-modal=true], [data-unsent]')) return true
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form[method=post] :is(input, textarea), input[form]',
  )
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && field.type === 'checkbox'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  )
}
