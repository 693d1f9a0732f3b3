import { RemixBrowser } from '@remix-run/react'
import i18next from 'i18next'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { getInitialNamespaces } from 'remix-i18next/client'
import { i18nOptions } from './platform/i18n/options'
import {
  createNamespaceBackend,
  loadFirstNamespaces,
  loadNamespaces,
} from './platform/i18n/load-namespaces'
import { setNamespaceLoader } from './platform/i18n/preload-namespaces'
import { localeOfPath } from './routing/locale-of-path'
import spriteUrl from './ui/icons/sprite.svg?url'
import { announceHydration } from './ui/layout/hydrated'
import { keepPageStyles } from './ui/layout/keep-page-styles'
import { keepTextUntilHydrated } from './ui/layout/keep-written-text'

/**
 * Remix decodes the page's data in its first render and suspends meanwhile. A click in just that moment would
 * leave the page dead for good (React's error 345), so the data is decoded before React takes the page over.
 */
async function decodePageData() {
  try {
    RemixBrowser({})
  } catch (pending) {
    await pending
  }
}

async function hydrate() {
  keepTextUntilHydrated()
  const locale = localeOfPath(window.location.pathname)
  const [words] = await Promise.all([
    loadFirstNamespaces(locale, getInitialNamespaces()),
    decodePageData(),
  ])
  setNamespaceLoader((namespaces) => loadNamespaces(locale, namespaces))
  await i18next
    .use(initReactI18next)
    .use(createNamespaceBackend(locale))
    .init({
      ...i18nOptions,
      lng: locale,
      // Both languages have every key; the words of another one are never asked for.
      fallbackLng: false,
      ns: Object.keys(words),
      resources: { [locale]: words },
      partialBundledLanguages: true,
    })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18next}>
          <RemixBrowser />
          <Hydrated />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

/** Its effect runs once React has taken the whole page over. */
function Hydrated() {
  useEffect(() => {
    announceHydration()
    keepPageStyles(window.__remixManifest.routes)
    // The document brought the icons that it showed; those of dialogs and further pages come from this file.
    new Image().src = spriteUrl
  }, [])
  return null
}

void hydrate()
