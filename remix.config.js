import { defineSiteRoutes } from './app/routing/define-routes'

/** @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  appDirectory: 'app',
  // `npm run build` names a folder of its own for each build.
  buildDirectory: process.env.SITE_BUILD ?? 'build',
  // Every page comes from the route table; nothing is routed by its file name.
  ignoredRouteFiles: ['**/*'],
  routes: defineSiteRoutes,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // A manifest request is quadratic in a crafted address, so the whole manifest is sent at once.
    v3_lazyRouteDiscovery: false,
  },
}
