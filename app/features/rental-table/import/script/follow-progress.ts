const every = 1500

/**
 * Asks for the page again while the import is under way and puts its contents in the place of the old ones. It pauses
 * while the page is hidden.
 */
export function followProgress(): void {
  const timer = setInterval(() => void check(), every)
  const check = async () => {
    if (document.hidden) return
    const page = await fetchPage()
    if (page && !renew(page)) clearInterval(timer)
  }
}

/** The page as it is now; null where it cannot be had, or the session is over. */
async function fetchPage(): Promise<Document | null> {
  try {
    const answer = await fetch(location.href, { redirect: 'error', cache: 'no-store' })
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
  } catch {
    return null
  }
}

/** Shows the contents of a newer page, except while a form or a fold in it is in use. Whether the import goes on. */
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

/** The button that had the focus is gone: what became of the import has it, or its name where no line says so. */
function focusOutcome(contents: HTMLElement): void {
  const line = contents.querySelector<HTMLElement>('[role=status]')
  const outcome = line ?? contents.querySelector<HTMLElement>('h1')
  if (!outcome) return
  outcome.tabIndex = -1
  outcome.focus()
}
