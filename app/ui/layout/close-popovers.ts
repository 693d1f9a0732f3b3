/** Closes whatever popover is open: a link inside one leads to the next page without a reload. */
export function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) {
    popover.hidePopover()
  }
}
