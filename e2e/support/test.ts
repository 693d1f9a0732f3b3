import { expect, test as base } from '@playwright/test'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * The test of every journey: a page that writes an error to the console, throws, breaks the site's
 * Content-Security-Policy, or asks another host for anything but map tiles fails it. The browser's own note on a page that answers 404 is none.
 */
export const test = base.extend<{
  faults: string[]
  answeredWith: number[]
  mayLoseNetwork: boolean
}>({
  /** Statuses besides 404 that the browser may note, since the test asks for them. */
  answeredWith: [[], { option: true }],
  /** Whether the test takes the network away, which the browser notes too. */
  mayLoseNetwork: [false, { option: true }],
  faults: [
    async ({ context, baseURL, answeredWith, mayLoseNetwork }, use) => {
      const home = new URL(baseURL ?? '').origin
      const faults: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => faults.push(String(error.error())))
      await context.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI }) => {
            console.error(`the policy forbids ${violatedDirective} ${blockedURI}`)
          },
        )
      })
      await context.route(
        ({ origin, protocol }) => origin !== home && protocol.startsWith('http'),
        async (route) => {
          faults.push(`left the site for ${route.request().url()}`)
          await route.abort()
        },
      )
      await context.route(/\/\d+\/\d+\/\d+\.png$/, (route) =>
        route.fulfill({ contentType: 'image/png', body: pixel }),
      )
      await use(faults)
      const statuses = `status of (${[404, ...answeredWith].join('|')})`
      // Remix logs the data of a navigation that the next one replaces.
      const replaced = '^AbortError: signal is aborted without reason'
      const notes = [statuses, replaced, ...(mayLoseNetwork ? ['ERR_INTERNET_DISCONNECTED'] : [])]
      const expected = new RegExp(notes.join('|'))
      expect(faults.filter((one) => !expected.test(one))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
