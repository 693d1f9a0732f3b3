import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { defineSiteRoutes } from './app/routing/define-routes'
import { bundledScript } from './scripts/lib/bundled-script.js'
import { inRepository } from './scripts/lib/repository.js'
import { routeModules } from './scripts/lib/route-modules.js'
import { scopedClassName } from './scripts/lib/scoped-class-name.js'

const routes = [
  { id: 'root', file: 'root.tsx' },
  ...Object.values(defineSiteRoutes(defineRoutes)).map(({ id, file }) => ({ id, file })),
]

/** Builds the threads that render pages (`app/server/rendering/`), beside what Remix builds of `vite.config.ts`. */
export default defineConfig({
  plugins: [bundledScript(), routeModules(routes)],
  esbuild: { jsx: 'automatic' },
  resolve: { alias: { '~content': inRepository('content-types'), '~': inRepository('app') } },
  css: { modules: { generateScopedName: scopedClassName } },
  publicDir: false,
  build: {
    ssr: true,
    outDir: join(process.env.SITE_BUILD ?? 'build', 'render'),
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: inRepository('app/server/rendering/render-thread.ts') },
      // A module of which nothing is used is left out, with the libraries of loaders and actions.
      treeshake: { moduleSideEffects: (id, isExternal) => !isExternal && id.endsWith('.css') },
    },
  },
})
