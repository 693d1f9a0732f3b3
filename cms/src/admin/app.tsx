import type { StrapiApp } from '@strapi/strapi/admin'
import type { FunctionComponent } from 'react'
import { brandTheme } from './brand-theme'
import logo from './logo.svg'
import mark from './mark.svg'
import { CopyPreviewLink } from './preview/copy-preview-link'
import { FieldFaultsPanel } from './panels/field-faults-panel'
import { FilesPanel } from './panels/files-panel'
import { LandingPresetPanel } from './panels/landing-preset-panel'
import { LeadExport } from './lists/lead-export'
import { PricePanel } from './panels/price-panel'
import { PublishCheckPanel } from './panels/publish-check-panel'
import { listColumnsHook, readableColumns } from './lists/format-columns'
import { listFiltersHook, readableFilters } from './lists/translate-filters'
import { ReplyPanel } from './panels/reply-panel'
import { translations } from './labels/translations'
import { hideProductNews } from './hide-product-news'
import { isPanelHost } from './panels/panel-host'
import { tellLanguageAndPage } from './panel-requests'
import { formHook, spokenLayout } from './form/translate-layout'
import { waitingWidgets } from './home/pending-widget'
import { YesNoField } from './form/yes-no-field'

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
    hideProductNews()
    tellLanguageAndPage()
    app.addFields({ type: 'boolean', Component: YesNoField as FunctionComponent })
    // Before the panel's own widgets: this is what cannot wait.
    app.widgets.register((others) => [...waitingWidgets, ...others])
  },
  bootstrap(app: StrapiApp) {
    const contentManager = app.getPlugin('content-manager')
    const { apis } = contentManager
    if (isPanelHost(apis)) {
      apis.addEditViewSidePanel([
        FieldFaultsPanel,
        PublishCheckPanel,
        LandingPresetPanel,
        ReplyPanel,
        FilesPanel,
        PricePanel,
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
    app.registerHook(listColumnsHook, readableColumns)
    app.registerHook(listFiltersHook, readableFilters)
    app.registerHook(formHook, spokenLayout)
  },
}
