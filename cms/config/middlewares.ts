import { environment } from '../src/environment/environment'

/** The panel also shows the share images that the site draws, and pictures of the bucket. */
function security() {
  const { bucket, SITE_ORIGIN } = environment()
  const bucketOrigins = bucket ? [new URL(bucket.publicUrl).origin] : []
  const pictures = ["'self'", 'data:', 'blob:', new URL(SITE_ORIGIN).origin, ...bucketOrigins]
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
  // JSON: a file of rentals of 10 MB, whose quotes are escaped.
  { name: 'strapi::body', config: { jsonLimit: '14mb', formLimit: '2mb', textLimit: '1mb' } },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]
