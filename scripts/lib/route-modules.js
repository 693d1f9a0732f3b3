const virtualId = 'virtual:route-modules'

/** What React needs of a route; loaders and actions are left out, and with them all that they alone import. */
const rendered = ['default', 'ErrorBoundary', 'Layout', 'handle', 'links', 'meta']

/**
 * Makes the module `virtual:route-modules`: what the routes of the site export for rendering, by their ids.
 * @param {readonly { id: string, file: string }[]} routes with files below `app/`
 * @returns {import('vite').Plugin}
 */
export function routeModules(routes) {
  const files = [...new Set(routes.map(({ file }) => file))]
  const imports = files.map((file, index) => `import * as file${index} from '/app/${file}'`)
  const modules = files.map((_, index) => {
    const fields = rendered.map((name) => `${name}: file${index}.${name}`)
    return `const module${index} = { ${fields.join(', ')} }`
  })
  const entries = routes.map(
    ({ id, file }) => `${JSON.stringify(id)}: module${files.indexOf(file)},`,
  )
  const code = `${imports.join('\n')}
${modules.join('\n')}
export const routeModules = {
${entries.join('\n')}
}`
  return {
    name: 'route-modules',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id) => (id === `\0${virtualId}` ? code : undefined),
  }
}
