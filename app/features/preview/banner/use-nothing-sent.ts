import { useEffect, useState } from 'react'

/**
 * Stops every form of the page that would send something, before the page's own code hears of it; forms that
 * ask by GET go on. Tells whether one was stopped. The server takes nothing from a preview either.
 */
export function useNothingSent(): boolean {
  const [wasStopped, setWasStopped] = useState(false)
  useEffect(() => {
    const stop = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || !sends(event.target, event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setWasStopped(true)
    }
    window.addEventListener('submit', stop, true)
    return () => window.removeEventListener('submit', stop, true)
  }, [])
  return wasStopped
}

function sends(form: HTMLFormElement, { submitter }: SubmitEvent): boolean {
  const own = submitter?.getAttribute('formmethod')
  return (own ?? form.method).toLowerCase() === 'post'
}
