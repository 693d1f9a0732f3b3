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
import { listColumnsHook, formatColumns } from './lists/format-columns'
import { listFiltersHook, translateFilters } from './lists/translate-filters'
import { ReplyPanel } from './panels/reply-panel'
import { translations } from './labels/translations'
import { hideStrapiNews } from './hide-product-news'
import { isPanelHost } from './panels/panel-host'
import { sendLanguageAndPage } from './panel-requests'
import { formHook, translateLayout } from './form/translate-layout'
import { pendingWidgets } from './home/pending-widget'
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
    hideStrapiNews()
    sendLanguageAndPage()
    app.addFields({ type: 'boolean', Component: YesNoField as FunctionComponent })
    // Before the panel's own widgets: this is what cannot wait.
    app.widgets.register((others) => [...pendingWidgets, ...others])
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
    app.registerHook(listColumnsHook, formatColumns)
    app.registerHook(listFiltersHook, translateFilters)
    app.registerHook(formHook, translateLayout)
  },
}
