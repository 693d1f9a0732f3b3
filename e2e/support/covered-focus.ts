import type { Page } from '@playwright/test'

/** What has the focus lies wholly beneath something that is fixed to the screen; null if one sees a part of it. */
export async function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const { top, bottom } = focused.getBoundingClientRect()
    const isCover = (bar: Element) => {
      if (bar.contains(focused) || focused.contains(bar)) return false
      const { position, visibility } = getComputedStyle(bar)
      if (position !== 'fixed' || visibility !== 'visible') return false
      const { width, top: from, bottom: to } = bar.getBoundingClientRect()
      return width > innerWidth / 2 && top >= from && bottom <= to
    }
    const cover = [...document.querySelectorAll('body *')].find(isCover)
    return cover ? `${focused.outerHTML.slice(0, 80)} below ${cover.outerHTML.slice(0, 80)}` : null
  })
}
