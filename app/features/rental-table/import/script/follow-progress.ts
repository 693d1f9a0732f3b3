/** Milliseconds between two requests. */
const every = 1500

/**
 * Fetches the page again while the import is running and replaces its contents. Pauses while the page is hidden.
 */
export function followProgress(): void {
  const timer = setInterval(() => void check(), every)
  const check = async () => {
    if (document.hidden) return
    const page = await fetchPage()
    if (page && !renew(page)) clearInterval(timer)
  }
}

/** Fetches the page; null if that fails or the session is over. */
async function fetchPage(): Promise<Document | null> {
  try {
    const answer = await fetch(location.href, { redirect: 'error', cache: 'no-store' })
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
  } catch {
    return null
  }
}

/**
 * Replaces the contents by those of a newer page; only the progress bar while a form or a fold is in use. Returns
 * whether the import is still running.
 */
export function renew(page: Document): boolean {
  const old = document.querySelector<HTMLElement>('[data-import]')
  const next = page.querySelector<HTMLElement>('[data-import]')
  if (!old || !next) return false
  const isBusy = next.dataset.busy !== undefined
  const isInUse = isBusy && (old.contains(document.activeElement) || old.querySelector('[open]'))
  if (isInUse) {
    old.querySelector('progress')?.replaceWith(...next.querySelectorAll('progress'))
    return true
  }
  const hadFocus = old.contains(document.activeElement)
  old.replaceWith(next)
  if (hadFocus) focusOutcome(next)
  return isBusy
}

/** Moves the focus from the button that is gone to the outcome of the import, or to its heading. */
function focusOutcome(contents: HTMLElement): void {
  const line = contents.querySelector<HTMLElement>('[role=status]')
  const outcome = line ?? contents.querySelector<HTMLElement>('h1')
  if (!outcome) return
  outcome.tabIndex = -1
  outcome.focus()
}
