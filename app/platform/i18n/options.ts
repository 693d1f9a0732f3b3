import type { InitOptions } from 'i18next'
import { locales } from '~content/locale'

/** Options of i18next that server and browser share. */
export const i18nOptions = {
  supportedLngs: [...locales],
  fallbackLng: 'en',
  defaultNS: 'layout',
  interpolation: { escapeValue: false },
  returnNull: false,
  showSupportNotice: false,
} satisfies InitOptions & { showSupportNotice?: boolean }
