import { vitePlugin as remix } from '@remix-run/dev'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import remixConfig from './remix.config.js'
import { bundledScript } from './scripts/lib/bundled-script.js'
import { noCircularChunks } from './scripts/lib/no-circular-chunks.js'
import { scopedClassName } from './scripts/lib/scoped-class-name.js'
import { siteInDevelopment } from './scripts/lib/site-in-development.js'
import { trimLibraries } from './scripts/lib/trim-libraries.js'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    bundledScript(),
    ...(mode === 'test'
      ? []
      : [
          browserTables(),
          trimLibraries({ ...remixConfig.future }),
          siteInDevelopment(),
          noCircularChunks(),
          remix(remixConfig),
        ]),
  ],
  resolve: {
    alias: { '~content': folder('content-types'), '~': folder('app') },
  },
  css: { modules: { generateScopedName: scopedClassName } },
  server: { port: Number(process.env.SITE_PORT ?? 3000), strictPort: true },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Five percent less to send than esbuild's, for some seconds of the build.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      compress: { passes: 3, ecma: 2020 },
      module: true,
      format: { comments: false },
    },
    assetsInlineLimit: 0,
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks: chunkOf } },
  },
}))

/** Leaves out of the tables of addresses what the server alone reads of an entry. */
function browserTables(): Plugin {
  const fields = 'module|query|ownQuery|delivery|takesFiles|inSitemap|onlyAsks'
  const value = String.raw`"[^"]*"|\[[^\]]*\]|\w+`
  return {
    name: 'browser-tables',
    apply: 'build',
    transform(code, id, { ssr } = {}) {
      if (
        ssr ||
        !/\/app\/routing\/(table|landing-pages|listing-pages|staff-pages|resources)\.ts$/.test(id)
      )
        return null
      const read = code.replace(new RegExp(`\\b(${fields}): (${value}),?`, 'g'), '')
      return { code: read.replace(/"routes\/[^"]+"/g, '""'), map: null }
    },
  }
}

/**
 * What pages share comes in few scripts and sheets instead of dozens: on a phone's connection each request costs
 * more than the bytes it saves. The first pattern that fits decides; what fits none lies with the pages that need it.
 */
const chunks: [pattern: RegExp, chunk: string | undefined][] = [
  [
    /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom)\//,
    'framework',
  ],
  [/node_modules\/(i18next|react-i18next|turbo-stream)\/|vite\/preload-helper/, 'framework'],
  // Validation code, which loads when a visitor first touches a form.
  [/node_modules\/(zod|@conform-to\/zod)\//, 'rules'],
  [/\/app\/features\/contact\/[a-z]+-(rules|shapes)\./, 'rules'],
  [/\/(parse-with-schema|sent-form-answers)\./, 'rules'],
  // Every page loads these, not only pages with forms.
  [
    /\/(policies-href|campaign|campaign-fields|namespace-bundles|preload-namespaces|duration|format-day|unvalidated|is-own-path|non-breaking-day)\./,
    'frame',
  ],
  // A field for days, with its calendar: what every page with dates loads.
  [/\/calculator\/(calendar\/calendar-popover|fields\/date-field|stay\/use-now)\./, 'date-fields'],
  // Rarely used parts stay with the pages that import them.
  [
    /\/(card-grid|date-field|day-picker|ignored-stay|day-popover|day-range|file-field|guest-counter|hour-select|stepper-field|focus-when-gone|next-page-link|lead-form-data|chat-link)\./,
    undefined,
  ],
  // Components of forms.
  [/node_modules\/@conform-to\/(dom|react)\//, 'forms'],
  [/\/app\/((ui|platform)\/forms|features\/(contact|submissions|leads\/form))\//, 'forms'],
  // What the same pages load, in one script each.
  [/\/ui\/calendar\/(popover-frame|calendar-loading)\./, 'popover-frame'],
  [/\/(flexible-(dates|fields)|use-flexible-stay|use-stay-dates)\./, 'stay-fields'],
  [/\/blog\/posts\/post-(trio|card-view|facts)\./, 'posts'],
  // Blocks are for landings alone; dialogs, calendars and sliders come when asked for.
  [/\/app\/ui\/(blocks|calendar|mantine|overlays)\//, undefined],
  // Cards of rentals: pages to read load none of them.
  [/\/app\/features\/catalogue\/components\//, 'cards'],
  [/\/app\/(ui|routing|features\/(site|shell|catalogue\/favorites))\//, 'frame'],
  // Contracts of records, which the staff area, private pages and applications read.
  [
    /\/content-types\/(career|contract|document|inbox|offer|payment|reservation|review|signers|stay)-(?!ratings)/,
    'records',
  ],
  // Only the staff area and forms import these.
  [/\/content-types\/(amenity-group|landing-type|lead-kind|limits)\./, undefined],
  [/\/content-types\//, 'frame'],
]

const chunkOf = (id: string) => chunks.find(([pattern]) => pattern.test(id))?.[1]
