import { environment } from '../src/environment/environment'

/** The panel shows pictures of the bucket, too. */
function security() {
  const { bucket } = environment()
  if (!bucket) return 'strapi::security'
  const pictures = ["'self'", 'data:', 'blob:', new URL(bucket.publicUrl).origin]
  const directives = { 'img-src': pictures, 'media-src': pictures }
  return {
    name: 'strapi::security',
    config: { contentSecurityPolicy: { useDefaults: true, directives } },
  }
}

export default () => [
  'strapi::logger',
  'strapi::errors',
  security(),
  // The site reads on its server, so no other origin needs access from a browser.
  { name: 'strapi::cors', config: { origin: [environment().CMS_PUBLIC_URL ?? ''] } },
  'strapi::query',
  { name: 'strapi::body', config: { jsonLimit: '2mb', formLimit: '2mb', textLimit: '1mb' } },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]
