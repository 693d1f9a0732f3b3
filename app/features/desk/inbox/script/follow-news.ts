import { findRows, focusedRow, rowLink, rowTick } from './find-rows'

const every = 15_000
/** Polling stops after this time without input, so that an unused session can expire. */
const patience = 10 * 60_000

/**
 * Asks for the page again every 15 seconds and puts its rows in the place of the old ones where they differ. Ticks and
 * the focus stay. It pauses while the page is hidden, and after ten minutes without input.
 */
export function followNews(onChange: () => void): void {
  let lastUse = Date.now()
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
    addEventListener(type, () => (lastUse = Date.now()), { passive: true })
  }
  const check = async () => {
    if (document.hidden || Date.now() - lastUse > patience) return
    const page = await fetchPage()
    if (page) renew(page, onChange)
  }
  setInterval(() => void check(), every)
  addEventListener('visibilitychange', () => void check())
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

export function renew(page: Document, onChange: () => void): void {
  const old = document.querySelector('[data-inbox-list]')
  const next = page.querySelector('[data-inbox-list]')
  if (!old || !next || old.innerHTML === next.innerHTML) return
  const known = new Set(findRows().map(keyOf))
  const ticked = new Set(
    findRows()
      .filter((row) => rowTick(row)?.checked)
      .map(keyOf),
  )
  const focused = focusedRow()
  const focusedKey = focused && keyOf(focused)
  old.replaceChildren(...next.childNodes)
  let arrived = 0
  for (const row of findRows()) {
    const tick = rowTick(row)
    if (tick && ticked.has(keyOf(row))) tick.checked = true
    if (keyOf(row) === focusedKey) rowLink(row)?.focus()
    if (known.has(keyOf(row))) continue
    arrived += 1
    row.dataset.new = ''
  }
  const total = document.querySelector('[data-inbox-total]')
  if (total) total.textContent = page.querySelector('[data-inbox-total]')?.textContent ?? ''
  if (arrived > 0) announce(arrived)
  onChange()
}

function announce(count: number): void {
  const news = document.querySelector<HTMLElement>('[data-inbox-news]')
  if (!news) return
  const { one = '', other = '' } = news.dataset
  news.textContent = count === 1 ? one : other.replace('#', String(count))
}

const keyOf = (row: HTMLElement) => row.dataset.row ?? ''
