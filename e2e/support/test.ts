import { expect, test as base } from '@playwright/test'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * The test of every journey: a page that writes an error to the console, throws, or asks another host
 * for anything but map tiles fails it. The browser's own note on a page that answers 404 is none.
 */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ context, baseURL }, use) => {
      const home = new URL(baseURL ?? '').origin
      const faults: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => faults.push(String(error.error())))
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
      expect(faults.filter((one) => !/status of 404/.test(one))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
