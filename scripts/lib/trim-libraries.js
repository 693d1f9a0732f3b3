/**
 * Leaves out of the browser's build what libraries hold ready for sites of another kind. Each replacement makes a
 * condition a constant, and the minifier drops the way that is never taken.
 * @param {Readonly<Record<string, boolean | undefined>>} future Remix's flags in `remix.config.js`
 * @returns {import('vite').Plugin}
 */
export function trimLibraries(future) {
  return {
    name: 'trim-libraries',
    apply: 'build',
    transform(code, id, { ssr } = {}) {
      if (ssr) return null
      if (id.includes('/node_modules/@remix-run/react/dist/esm/'))
        return { code: trimRemix(code, future), map: null }
      if (id.endsWith('/node_modules/i18next/dist/esm/i18next.js'))
        return { code: trimI18next(code), map: null }
      return null
    },
  }
}

/**
 * Remix asks at run time which future flags are set: without them it discovers routes lazily, fetches each loader on
 * its own, and may have no server.
 * @param {string} code of a file of `@remix-run/react`
 * @param {Readonly<Record<string, boolean | undefined>>} future
 */
export function trimRemix(code, future) {
  const trimmed = code
    .replace(/\b(?:window\.__remixContext\.)?future\.(v3_\w+)/g, (_, flag) =>
      String(future[flag] ?? false),
    )
    .replace(/\bwindow\.__remixContext\.isSpaMode\b/g, 'false')
    .replace(/!isSpaMode\b/g, 'true')
    .replace(/\b(if \(|return )isSpaMode\b/g, '$1false')
  // Every handler gets a way to fetch once for all routes.
  return future.v3_singleFetch
    ? trimmed.replaceAll('typeof singleFetch === "function"', 'true')
    : trimmed
}

/**
 * i18next has tables of plurals for browsers without `Intl.PluralRules`, which no browser of the last years is.
 * @param {string} code of i18next
 */
export function trimI18next(code) {
  return code.replace('this.rules = createRules()', 'this.rules = {}')
}
