import { popoverOpen } from '~/ui/layout/open-popovers'

/*
 * Popovers where the browser has none (Chrome before 114, Safari before 17, Firefox before 125): menus, calendars and
 * filters open in their place, above the page, and close as the browser's own do. `base.css` has how they look.
 * `at` and `findLastIndex` are missing before Safari 15.4.
 */

/** The open popovers, in the order in which they opened. */
let open: HTMLElement[] = []

export function addPopovers(): void {
  const { prototype } = HTMLElement
  if ('popover' in prototype) return
  Object.assign(prototype, {
    showPopover(this: HTMLElement) {
      show(this, true)
    },
    hidePopover(this: HTMLElement) {
      show(this, false)
    },
  })
  // Before what the click does, which may open the next one.
  addEventListener('click', ({ target }) => target instanceof Element && closeBeside(target), true)
  addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[popovertarget]')
    const popover = button && targetOf(button)
    if (!popover || event.defaultPrevented) return
    const action = button.getAttribute('popovertargetaction')
    show(popover, action ? action === 'show' : !open.includes(popover))
  })
  addEventListener('keydown', ({ key }) => {
    const last = open[open.length - 1]
    if (key === 'Escape' && last) show(last, false)
  })
}

function show(popover: HTMLElement, isShown: boolean): void {
  if (open.includes(popover) === isShown) return
  open = isShown ? [...open, popover] : open.filter((one) => one !== popover)
  popover.toggleAttribute(popoverOpen, isShown)
  popover.dispatchEvent(new Event('toggle'))
}

/** Closes what opened above the popover that is clicked, or all; a button closes its own. */
function closeBeside(target: Element): void {
  const button = target.closest('[popovertarget]')
  const own = button && targetOf(button)
  const level = open.map((popover) => popover.contains(target)).lastIndexOf(true)
  for (const popover of open.slice(level + 1).reverse()) {
    if (popover !== own && popover.getAttribute('popover') !== 'manual') show(popover, false)
  }
}

export function targetOf(button: Element): HTMLElement | null {
  return document.getElementById(button.getAttribute('popovertarget') ?? '')
}
