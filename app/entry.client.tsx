import { RemixBrowser } from '@remix-run/react'
import i18next from 'i18next'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { i18nOptions } from './platform/i18n/options'
import { loadWords } from './platform/i18n/resources'
import { localeOfPath } from './routing/find-page'

async function hydrate() {
  const locale = localeOfPath(window.location.pathname)
  const words = await loadWords(locale)
  await i18next
    .use(initReactI18next)
    .init({ ...i18nOptions, lng: locale, resources: { [locale]: words } })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18next}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

void hydrate()
