import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { serverWords } from '~/locales/es/server'
import { createNamespaceBackend, loadNamespaces } from './load-namespaces'

describe('the words that a browser loads', () => {
  it('are those of every page and the bundles that were asked for', async () => {
    const words = await loadNamespaces('es', ['detail'])
    expect(words.layout).toBe(serverWords.layout)
    expect(words.detail).toBe(serverWords.detail)
    expect(words.pricing).toBe(serverWords.pricing)
    expect(Object.keys(words)).not.toContain('forms')
  })

  it('come later where a part of a page asks for more', async () => {
    const i18n = createInstance()
    const resources = { es: await loadNamespaces('es', []) }
    await i18n.use(createNamespaceBackend('es')).init({
      lng: 'es',
      fallbackLng: false,
      ns: Object.keys(resources.es),
      resources,
      partialBundledLanguages: true,
    })
    expect(i18n.hasLoadedNamespace('layout')).toBe(true)
    expect(i18n.hasLoadedNamespace('forms')).toBe(false)
    await i18n.loadNamespaces(['forms'])
    expect(i18n.getResourceBundle('es', 'forms')).toEqual(serverWords.forms)
  })
})
