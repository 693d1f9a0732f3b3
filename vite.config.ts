import { vitePlugin as remix } from '@remix-run/dev'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.js'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: mode === 'test' ? [] : [remix(remixConfig)],
  resolve: {
    alias: { '~content': folder('content-types'), '~': folder('app') },
  },
  server: { port: Number(process.env.SITE_PORT ?? 3000), strictPort: true },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks: chunkOf } },
  },
}))

/**
 * What every page needs comes in two scripts and one sheet instead of a dozen of each: on a phone's
 * connection each request costs more than the bytes it saves.
 */
function chunkOf(id: string): string | undefined {
  if (
    /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom)\//.test(id)
  )
    return 'framework'
  if (/node_modules\/(i18next|react-i18next|turbo-stream)\//.test(id)) return 'framework'
  // What every form needs at once, and what judges it, which comes when the visitor does.
  if (/node_modules\/@conform-to\/(dom|react)\/|\/app\/platform\/forms\/form-message/.test(id)) {
    return 'forms'
  }
  if (
    /node_modules\/(zod|@conform-to\/zod)\/|\/app\/features\/contact\/[a-z]+-(rules|shapes)\.|\/(parse-with-rules|sent-form-answers)\./.test(
      id,
    )
  ) {
    return 'rules'
  }
  // Forms and blocks are for the pages that have them; dialogs and sliders come when asked for.
  if (/\/app\/ui\/(forms|blocks|mantine|overlays)\//.test(id)) return undefined
  if (
    /\/app\/(ui|routing|features\/site|features\/listings\/components)\/|\/content-types\//.test(
      id,
    ) ||
    /\/app\/features\/submissions\/(campaign|use-note-campaign)/.test(id)
  )
    return 'frame'
  return undefined
}
