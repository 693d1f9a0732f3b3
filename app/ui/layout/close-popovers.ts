/** Closes open popovers, for links in them that navigate without a reload. */
export function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) {
    popover.hidePopover()
  }
}
