import type { Page } from '@playwright/test'

/** Below this width filters are a sheet (app/features/listings/filters). */
const filterBarFrom = 900

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? Infinity) < filterBarFrom
}
