import { expect, test as base } from '@playwright/test'
import { endPrograms } from '../../scripts/lib/program.js'

/** What the browser notes of requests without a network, and of the stream of an open desk without a site. */
const lostNetwork = [
  'ERR_INTERNET_DISCONNECTED',
  'ERR_(CONNECTION_\\w+|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE) .*/staff/events',
]

/**
 * The test of every journey: a page that writes an error to the console, throws, breaks the site's
 * Content-Security-Policy, or asks another host fails it. The browser's own note on a page that answers 404 is none.
 */
export const test = base.extend<
  { faults: string[]; answeredWith: number[]; mayLoseNetwork: boolean; otherHosts: string[] },
  { programs: null }
>({
  /** What tests of outages started ends before the next worker looks whether it runs. */
  programs: [
    async ({ browserName: _ }, use) => {
      await use(null)
      await endPrograms()
    },
    { auto: true, scope: 'worker' },
  ],
  /** Statuses besides 404 that the browser may note, since the test asks for them. */
  answeredWith: [[], { option: true }],
  /** Origins of other hosts, which the test itself answers for. */
  otherHosts: [[], { option: true }],
  /** Whether the test takes the network away, or the site under an open desk, which the browser notes too. */
  mayLoseNetwork: [false, { option: true }],
  /** What the browser complained about so far. */
  faults: async ({ browserName: _ }, use) => use([]),
  /** Only tests that open a page take one: making it costs more than asking for a page over HTTP. */
  context: async ({ context, baseURL, faults, answeredWith, mayLoseNetwork, otherHosts }, use) => {
    const home = new URL(baseURL ?? '').origin
    context.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
    })
    context.on('weberror', (error) => faults.push(String(error.error())))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`the policy forbids ${violatedDirective} ${blockedURI}`)
      })
    })
    // Listened to instead of intercepted, which takes time for each request and empties the browser's cache.
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (![home, ...otherHosts].includes(origin) && protocol.startsWith('http'))
        faults.push(`left the site for ${request.url()}`)
    })
    await use(context)
    const statuses = `status of (${[404, ...answeredWith].join('|')})`
    // Remix logs the data of a navigation that the next one replaces.
    const replaced = '^AbortError: signal is aborted without reason'
    // A page is shown at once, without its fade: the browser is busy, or the next navigation came meanwhile.
    const withoutFade = '^(Abort|InvalidState|Timeout)Error: Transition was (aborted|skipped)'
    const notes = [statuses, replaced, withoutFade, ...(mayLoseNetwork ? lostNetwork : [])]
    const expected = new RegExp(notes.join('|'))
    expect(faults.filter((one) => !expected.test(one))).toEqual([])
  },
})
export { expect }
