/** What the routes of the site export for rendering, by their ids (`scripts/lib/route-modules.js`). */
declare module 'virtual:route-modules' {
  import type { EntryContext } from '@remix-run/node'

  export const routeModules: EntryContext['routeModules']
}
