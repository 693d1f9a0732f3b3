/** Set while a popover is open where the browser has none of its own (`app/first-script/popovers.ts`). */
export const popoverOpen = 'data-popover-open'

/**
 * On a popover that opens at its button also where the browser has no anchors (`app/first-script/anchor-popovers.ts`).
 */
export const opensAtButton = 'data-opens-at-button'

/** Selects open popovers. `:is` skips what a browser does not know, where `:popover-open` alone is a fault. */
export const openPopover = `:is(:popover-open,[${popoverOpen}])`

export function isPopoverOpen(element: Element | null | undefined): boolean {
  return element?.matches(openPopover) ?? false
}

/** Closes open popovers, for links in them that navigate without a reload. */
export function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(openPopover)) popover.hidePopover()
}
