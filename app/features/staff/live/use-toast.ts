import { useEffect, useLayoutEffect, type MutableRefObject, type RefObject } from 'react'
import { seconds } from '~/platform/units/duration'

/** Milliseconds for which a toast is shown. */
const shownFor = seconds(12)

/** What had the focus before it came to the toasts. */
export type FocusBefore = MutableRefObject<EventTarget | null>

/**
 * Hides the toast around a line after a while, but not while the pointer is over it or the focus is in it: Mantine's
 * own timer looks at the pointer alone. A toast that goes with the focus in it gives the focus on.
 */
export function useToast(
  line: RefObject<HTMLElement>,
  before: FocusBefore,
  hide: () => void,
): void {
  useEffect(() => {
    const toast = toastOf(line)
    return toast && hideLater(toast, hide)
  }, [line, hide])

  useEffect(() => {
    const toast = toastOf(line)
    const note = ({ relatedTarget }: FocusEvent) => {
      const region = toast?.closest('[role=log]')
      if (!(relatedTarget instanceof Node && region?.contains(relatedTarget))) {
        before.current = relatedTarget
      }
    }
    toast?.addEventListener('focusin', note)
    return () => toast?.removeEventListener('focusin', note)
  }, [line, before])

  // Before the toast is removed, since its focus is lost with it.
  useLayoutEffect(() => {
    const toast = toastOf(line)
    return () => {
      if (toast?.contains(document.activeElement)) giveFocusOn(toast, before.current)
    }
  }, [line, before])
}

function toastOf(line: RefObject<HTMLElement>): HTMLElement | undefined {
  return line.current?.closest<HTMLElement>('[role=group]') ?? undefined
}

/** Returns how to end it. */
function hideLater(toast: HTMLElement, hide: () => void): () => void {
  const ends = { mouseenter: 'mouseleave', focusin: 'focusout' } as const
  const holds = new Set<string>()
  let timer = window.setTimeout(hide, shownFor)
  const end = new AbortController()
  const follow = (change: () => void) => {
    change()
    clearTimeout(timer)
    if (holds.size === 0) timer = window.setTimeout(hide, shownFor)
  }
  for (const [start, stop] of Object.entries(ends)) {
    toast.addEventListener(start, () => follow(() => holds.add(start)), end)
    toast.addEventListener(stop, () => follow(() => holds.delete(start)), end)
  }
  return () => {
    clearTimeout(timer)
    end.abort()
  }
}

/** To the link of the next toast or the one before it, else to where the focus was, else to the content of the page. */
function giveFocusOn(toast: HTMLElement, before: EventTarget | null): void {
  const links = [...(toast.closest('[role=log]')?.querySelectorAll('a') ?? [])]
  const own = links.findIndex((link) => toast.contains(link))
  const next = links[own + 1] ?? links[own - 1]
  const last = before instanceof HTMLElement && before.isConnected ? before : null
  const target = next ?? last ?? document.getElementById('content')
  target?.focus({ preventScroll: true })
}
