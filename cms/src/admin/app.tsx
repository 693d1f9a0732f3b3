import type { StrapiApp } from '@strapi/strapi/admin'
import { brandTheme } from './brand-theme'
import logo from './logo.svg'
import mark from './mark.svg'
import { LandingPresetPanel } from './landing-preset-panel'
import { PricePanel } from './price-panel'
import { PublishCheckPanel } from './publish-check-panel'
import { listColumnsHook, readableColumns } from './readable-columns'
import { ReplyPanel } from './reply-panel'
import { translations } from './translations'
import { hideProductNews } from './hide-product-news'
import { isPanelHost } from './panel-host'
import { waitingInquiries } from './waiting-widget'

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
    // Before the panel's own widgets: this is what cannot wait.
    app.widgets.register((others) => [waitingInquiries, ...others])
  },
  bootstrap(app: StrapiApp) {
    const { apis } = app.getPlugin('content-manager')
    if (isPanelHost(apis)) {
      apis.addEditViewSidePanel([PublishCheckPanel, LandingPresetPanel, ReplyPanel, PricePanel])
    }
    app.registerHook(listColumnsHook, readableColumns)
  },
}
