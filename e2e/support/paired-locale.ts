import type { Page } from '@playwright/test'
import type { Locale } from '~content/locale'
import { isPhone } from './widths'

/** English on desktops and Spanish on phones, for journeys whose widths and languages are tested in pairs. */
export function pairedLocale(page: Page): Locale {
  return isPhone(page) ? 'es' : 'en'
}
