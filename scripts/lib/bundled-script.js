import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const suffix = '?bundled'
const prefix = '\0bundled:'

/**
 * `import text from './main?bundled'` is a module with all that it imports as the text of one small script, for pages
 * that carry it inline. Only the server writes pages, so the text is empty in the browser's build.
 * @returns {import('vite').Plugin}
 */
export function bundledScript() {
  /** @type {import('vite').ResolvedConfig} */
  let config
  return {
    name: 'bundled-script',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return undefined
      const found = await this.resolve(source.slice(0, -suffix.length), importer)
      return found && prefix + found.id
    },
    async load(id, { ssr } = {}) {
      if (!id.startsWith(prefix)) return undefined
      if (!ssr) return `export default ''`
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        root: fileURLToPath(new URL('../..', import.meta.url)),
        resolve: { alias: config.resolve.alias },
        build: {
          write: false,
          target: 'es2020',
          lib: { entry: id.slice(prefix.length), formats: ['iife'], name: 'first' },
          // The minifier of Vite leaves the white space of libraries.
          minify: 'esbuild',
        },
      })
      const output = Array.isArray(result)
        ? result[0]?.output
        : 'output' in result
          ? result.output
          : []
      const code = output?.[0].code
      if (!code) throw new Error(`${id} has no code`)
      return `export default ${JSON.stringify(code.trim())}`
    },
  }
}
