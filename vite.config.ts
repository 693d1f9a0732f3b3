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
  // Of Mantine the frame has what every page needs; the slider of prices is for lists alone.
  if (/@mantine\/(core\/esm\/components\/(Slider|Transition)|hooks\/esm\/use-move)\//.test(id)) {
    return 'slider'
  }
  if (/node_modules\/@mantine\/(core|hooks)\/.*\.mjs$/.test(id)) return 'frame'
  // Forms bring conform and zod along, which only their pages need; blocks are for landings alone; dialogs come when asked for.
  if (/\/app\/ui\/(forms|blocks|overlays)\//.test(id)) return undefined
  if (
    /\/app\/(ui|routing|features\/site|features\/listings\/components)\/|\/content-types\//.test(
      id,
    ) ||
    /\/app\/features\/submissions\/(campaign|use-note-campaign)/.test(id)
  )
    return 'frame'
  return undefined
}
