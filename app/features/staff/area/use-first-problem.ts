import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Shows and focuses the first field that a form was refused for, which may lie far below the top of the page. */
export function useFirstProblem(): void {
  const { state, formMethod } = useNavigation()
  const wasSent = useRef(false)
  useEffect(() => {
    if (state !== 'idle') {
      wasSent.current = formMethod === 'POST'
      return
    }
    if (!wasSent.current) return
    wasSent.current = false
    const wrong = document.querySelector<HTMLElement>('#content [aria-invalid="true"]')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  }, [state, formMethod])
}
