import { adminApi, type StrapiApp } from '@strapi/strapi/admin'
import type { FunctionComponent } from 'react'
import { brandTheme } from './brand-theme'
import { keepInsertedLetters } from './form/keep-inserted-letters'
import { keptAnswer, recordAnswer, onClosedRejectedForm } from './form/keep-rejected-form'
import { saveLastInput } from './form/save-last-input'
import { seenVersionOf } from './form/seen-versions'
import { formHook, translateLayout } from './form/translate-layout'
import { YesNoField } from './form/yes-no-field'
import { pendingWidgets } from './home/pending-widget'
import { translations } from './labels/translations'
import { beginInBrowserLanguage } from './language/begin-in-browser-language'
import {
  collectionLinksHook,
  openCollections,
  openSingles,
  singleLinksHook,
} from './language/content-menu'
import { formatColumns, listColumnsHook } from './lists/format-columns'
import { LeadExport } from './lists/lead-export'
import { listFiltersHook, translateFilters } from './lists/translate-filters'
import logo from './logo.svg'
import mark from './mark.svg'
import { CalendarPanel } from './panels/calendar-panel'
import { ClientLinksPanel } from './panels/client-links-panel'
import { FieldFaultsPanel } from './panels/field-faults-panel'
import { FilesPanel } from './panels/files-panel'
import { LandingPresetPanel } from './panels/landing-preset-panel'
import { isPanelHost } from './panels/panel-host'
import { PricePanel } from './panels/price-panel'
import { PublishCheckPanel } from './panels/publish-check-panel'
import { RedirectStartPanel } from './panels/redirect-start-panel'
import { ReplyPanel } from './panels/reply-panel'
import { TypedValuesPanel } from './panels/typed-values-panel'
import { CopyPreviewLink } from './preview/copy-preview-link'

export default {
  config: {
    locales: ['es'],
    auth: { logo },
    menu: { logo: mark },
    head: { favicon: mark },
    theme: { light: brandTheme.light, dark: brandTheme.dark },
    translations,
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    beginInBrowserLanguage()
    hideStrapiNews()
    sendWhatIsOnScreen()
    saveLastInput()
    keepInsertedLetters()
    app.addFields({ type: 'boolean', Component: YesNoField as FunctionComponent })
    // Before Strapi's own widgets, since unanswered submissions are urgent.
    app.widgets.register((others) => [...pendingWidgets, ...others])
  },
  bootstrap(app: StrapiApp) {
    readAnewWhatWasRejected(app)
    const contentManager = app.getPlugin('content-manager')
    const { apis } = contentManager
    if (isPanelHost(apis)) {
      apis.addEditViewSidePanel([
        FieldFaultsPanel,
        PublishCheckPanel,
        ClientLinksPanel,
        LandingPresetPanel,
        ReplyPanel,
        FilesPanel,
        PricePanel,
        CalendarPanel,
        RedirectStartPanel,
        TypedValuesPanel,
      ])
    }
    contentManager.injectComponent('listView', 'actions', {
      name: 'lead-export',
      Component: LeadExport,
    })
    contentManager.injectComponent('preview', 'actions', {
      name: 'copy-preview-link',
      Component: CopyPreviewLink,
    })
    app.registerHook(collectionLinksHook, openCollections)
    app.registerHook(singleLinksHook, openSingles)
    app.registerHook(listColumnsHook, formatColumns)
    app.registerHook(listFiltersHook, translateFilters)
    app.registerHook(formHook, translateLayout)
  },
}

/** Drops Strapi's cache of an entry whose rejected form was closed: for a minute it would show the former version. */
function readAnewWhatWasRejected(app: StrapiApp): void {
  const { util } = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] })
  onClosedRejectedForm((model, documentId) => {
    // A type with one entry goes by its name.
    const ids = [`${model}_${documentId}`, model]
    app.store?.dispatch(util.invalidateTags(ids.map((id) => ({ type: 'Document', id }))))
  })
}

/**
 * Hides Strapi's banner about its media library. It has no setting: only its own "dismissed" mark in local
 * storage.
 */
function hideStrapiNews(): void {
  for (const instance of ['false', 'undefined', 'null']) {
    const key = `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${instance}`
    window.localStorage.setItem(key, 'true')
  }
}

/**
 * Adds headers to the panel's calls that the CMS needs and Strapi does not send: the language on screen, the tab, the
 * path of the open page, and the version that the form shows.
 */
function sendWhatIsOnScreen(): void {
  const { fetch } = window
  // Without https there is no `crypto.randomUUID`.
  const tab = crypto.getRandomValues(new Uint32Array(2)).join('-')
  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined
    const url = new URL(request?.url ?? String(input), window.location.href)
    if (url.origin !== window.location.origin) return fetch(input, init)
    const headers = new Headers(init?.headers ?? request?.headers)
    headers.set('Accept-Language', document.documentElement.lang || 'en')
    headers.set('X-Panel-Tab', tab)
    headers.set('X-Panel-Page', window.location.pathname)
    const seen = seenVersionOf(url)
    if (seen) headers.set('X-Seen-Version', seen)
    const method = init?.method ?? request?.method ?? 'GET'
    const kept = keptAnswer(method, url)
    if (kept) return kept
    const answer = await fetch(input, { ...init, headers })
    await recordAnswer(method, url, answer)
    return answer
  }
}
