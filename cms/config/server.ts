import { environment } from '../src/environment/environment'
import { preparePublicDirectory } from '../src/environment/public-directory'

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
      config: { level: 'info' },
      updates: { enabled: false },
      startup: { enabled: false },
    },
  }
}
