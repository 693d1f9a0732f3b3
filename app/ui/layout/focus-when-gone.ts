let watch: MutationObserver | undefined

/**
 * Called as `pressed` is used, where that takes it off the page. If the focus is lost with it, what `find` gives then
 * takes the focus.
 */
export function focusWhenGone(pressed: Element, find: () => HTMLElement | null | undefined): void {
  watch?.disconnect()
  watch = new MutationObserver((_changes, observer) => {
    if (pressed.isConnected) return
    observer.disconnect()
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true })
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
