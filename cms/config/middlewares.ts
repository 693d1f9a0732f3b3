import { environment } from '../src/environment/environment'

export default () => [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  // The site reads on its server, so no other origin needs access from a browser.
  { name: 'strapi::cors', config: { origin: [environment().CMS_PUBLIC_URL ?? ''] } },
  'strapi::query',
  { name: 'strapi::body', config: { jsonLimit: '2mb', formLimit: '2mb', textLimit: '1mb' } },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]
