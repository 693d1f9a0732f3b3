const siteModule = '/app/server/develop-site.server.ts'
const serverBuild = 'virtual:remix/server-build'

/** @typedef {import('node:http').RequestListener} RequestListener */
/** @typedef {{ ready: Promise<void>, answer: RequestListener, stop: () => Promise<void> }} Site */

/**
 * Lets the site's own server answer in development, so that pictures, redirects and previews work and the
 * catalogue is there. It is started again when something that it stands on was changed.
 * @returns {import('vite').Plugin}
 */
export function siteInDevelopment() {
  return {
    name: 'site-in-development',
    apply: 'serve',
    configureServer(server) {
      /** @type {unknown} */
      let source
      /** @type {Promise<Site> | undefined} */
      let site

      /**
       * @param {Promise<Site> | undefined} before
       * @param {(loadBuild: () => Promise<unknown>) => Site} developSite
       */
      async function startAfter(before, developSite) {
        await (await before)?.stop()
        return developSite(() => server.ssrLoadModule(serverBuild))
      }

      async function currentSite() {
        const { developSite } = await server.ssrLoadModule(siteModule)
        if (!site || developSite !== source) {
          source = developSite
          site = startAfter(site, developSite)
        }
        return site
      }

      return () => {
        server.middlewares.use((request, response, next) => {
          currentSite()
            .then(async ({ ready, answer }) => {
              await ready
              answer(request, response)
            })
            .catch(next)
        })
      }
    },
  }
}
