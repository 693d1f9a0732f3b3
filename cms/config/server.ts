import { environment } from '../src/environment/environment'
import { jsonLog } from '../src/environment/json-log'
import { preparePublicDirectory } from '../src/environment/public-directory'

/** Strapi writes its first lines before there is a `strapi`. */
const format = jsonLog(() => {
  const { strapi } = globalThis as { strapi?: typeof globalThis.strapi }
  return strapi?.requestContext.get()?.get('x-request-id')
})

export default () => {
  const settings = environment()
  preparePublicDirectory(settings.publicDirectory)
  return {
    host: settings.CMS_HOST,
    port: settings.CMS_PORT,
    url: settings.CMS_PUBLIC_URL,
    // An https URL means that a proxy terminates TLS in front of the CMS.
    proxy: { koa: settings.CMS_PUBLIC_URL?.startsWith('https:') ?? false },
    app: { keys: settings.APP_KEYS.split(',') },
    dirs: { public: settings.publicDirectory },
    // A busy CMS would otherwise close a connection just as the site sends on it.
    http: { serverOptions: { keepAliveTimeout: 65_000 } },
    transfer: { remote: { enabled: false } },
    logger: {
      // Lines of requests, below this level, hold addresses with what staff search for, and with keys.
      config: { level: 'info', format },
      updates: { enabled: false },
      startup: { enabled: false },
    },
  }
}
