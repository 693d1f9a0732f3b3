/*
 * Native popovers. A browser that has none throws at their selector and shows their content where it stands in the page
 * (Safari before 17, Firefox before 125).
 */

const hasPopovers = () => 'popover' in HTMLElement.prototype

/** Whether its content is in view; without popovers it always is. */
export function isPopoverOpen(popover: Element): boolean {
  return !hasPopovers() || popover.matches(':popover-open')
}

/** Opens one that is closed, or scrolls to it where it stands in the page. */
export function showPopover(id: string): void {
  const popover = document.getElementById(id)
  if (!hasPopovers()) popover?.scrollIntoView()
  else if (popover && !isPopoverOpen(popover)) popover.showPopover()
}

export function hidePopover(popover: HTMLElement | null): void {
  if (hasPopovers() && popover?.matches(':popover-open')) popover.hidePopover()
}

/** Closes open popovers, for links in them that navigate without a reload. */
export function closePopovers(): void {
  if (!hasPopovers()) return
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) {
    popover.hidePopover()
  }
}
