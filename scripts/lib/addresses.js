/** @typedef {import('./settings.js').Settings} Settings */

/**
 * Where this machine reaches the CMS.
 * @param {Settings} settings
 */
export const cmsAddress = ({ CMS_HOST, CMS_PORT }) => `http://${reachable(CMS_HOST)}:${CMS_PORT}`

/**
 * Where this machine reaches the site.
 * @param {Settings} settings
 */
export const siteAddress = ({ SITE_HOST, SITE_PORT }) =>
  `http://${reachable(SITE_HOST)}:${SITE_PORT}`

/**
 * The host of a URL by which this machine reaches a program that listens on `host`.
 * @param {string} host
 */
export function reachable(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
