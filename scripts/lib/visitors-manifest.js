import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const manifestName = /^manifest-\w+\.js$/
/**
 * Whether a link of a visitor's page may open a route inside the page: not the staff area, and nothing that is no page.
 * @param {string} id as `app/routing/define-routes.ts` makes it
 */
export const isOfVisitors = (id) => !/^(?:\w+\/staff|resource\/)/.test(id)

/**
 * Puts a second list of routes beside that of Remix, without those that visitors' pages never open: 40 % less to send.
 * Documents of visitors name it instead (`app/platform/http/delay-scripts.ts`).
 * @param {string} client folder of the build for browsers
 */
export async function writeVisitorsManifest(client) {
  const assets = join(client, 'assets')
  const name = (await readdir(assets)).find((file) => manifestName.test(file))
  if (!name) throw new Error('The build has no manifest.')
  const script = await readFile(join(assets, name), 'utf8')
  const [, before, json, after] = /^([^{]*)(\{.*\})([^}]*)$/s.exec(script) ?? []
  if (json === undefined) throw new Error(`${name} is not as Remix used to write it.`)
  const manifest = JSON.parse(json)
  const routes = Object.entries(manifest.routes).filter(([id]) => isOfVisitors(id))
  const ofVisitors = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })
  await writeFile(join(assets, name.replace(/\.js$/, '-visitors.js')), before + ofVisitors + after)
}
