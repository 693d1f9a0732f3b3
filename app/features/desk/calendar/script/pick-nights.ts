import { addressOfNights, dayAfterDays, nightAt } from './night-at'

/** A cell of free nights in which staff pick the first and the last one. */
type Picking = { link: HTMLAnchorElement; first: number | null; current: number; mark: HTMLElement }

const phone = matchMedia('(max-width: 767px)')

/**
 * The first click on free nights picks the first one, the second click the last one and opens the form. With keys:
 * arrows move, Enter picks, Escape begins again. On phones, where free nights are a line of a list, the link opens the
 * form.
 */
export function pickNights(): void {
  const status = document.querySelector<HTMLElement>('[data-calendar-status]')
  let picking: Picking | null = null

  function start(link: HTMLAnchorElement): Picking {
    if (picking?.link === link) return picking
    stop()
    const mark = document.createElement('i')
    link.append(mark)
    picking = { link, first: null, current: 0, mark }
    return picking
  }

  function stop(): void {
    picking?.mark.remove()
    picking = null
    if (status) status.textContent = ''
  }

  /** Draws the mark from the first night to the current one, and says which they are. */
  function show({ link, first, current, mark }: Picking): void {
    const halves = halvesOf(link)
    const [from, to] = [Math.min(first ?? current, current), Math.max(first ?? current, current)]
    mark.style.left = `${(200 * from) / halves}%`
    mark.style.width = `${(100 * Math.min(2 * (to - from + 1), halves - 2 * from)) / halves}%`
    if (!status) return
    const words = first === null ? status.dataset.first : status.dataset.last
    status.textContent = (words ?? '').replace('#', dayOf(link, current))
  }

  function pick(now: Picking): void {
    if (now.first === null) {
      now.first = now.current
      show(now)
    } else location.assign(addressOfNights(now.link.href, [now.first, now.current]))
  }

  document.addEventListener('pointermove', ({ target, clientX }) => {
    const link = freeLink(target)
    if (!link || phone.matches || (picking?.first != null && picking.link !== link)) return
    const now = start(link)
    now.current = nightUnder(link, clientX)
    show(now)
  })

  document.addEventListener('click', (event) => {
    const link = freeLink(event.target)
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!link || phone.matches || !isPlain) return
    event.preventDefault()
    const now = start(link)
    // Enter on a link is a click without a place.
    if (event.detail > 0) now.current = nightUnder(link, event.clientX)
    pick(now)
  })

  document.addEventListener('focusin', ({ target }) => {
    const link = freeLink(target)
    if (link && !phone.matches && picking?.link !== link) show(start(link))
  })

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return stop()
    const link = freeLink(event.target)
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!link || step === undefined || phone.matches) return
    event.preventDefault()
    const now = start(link)
    const last = nightAt(1, halvesOf(link))
    now.current = Math.min(Math.max(now.current + step, 0), last)
    show(now)
  })
}

function freeLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-free]') : null
}

function halvesOf(link: HTMLAnchorElement): number {
  return link.closest('td')?.colSpan ?? 2
}

function nightUnder(link: HTMLAnchorElement, clientX: number): number {
  const { left, width } = link.getBoundingClientRect()
  return nightAt((clientX - left) / width, halvesOf(link))
}

function dayOf(link: HTMLAnchorElement, night: number): string {
  const from = new URL(link.href).searchParams.get('from') ?? ''
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return format.format(new Date(dayAfterDays(from, night)))
}
