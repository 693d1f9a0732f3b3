import type { IncomingHttpHeaders } from 'node:http'

/** Programs that name themselves. `CUBOT` is a maker of phones. */
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|pagespeed|gtmetrix|preview|monitor|uptime|pingdom|scan|curl|wget|python|java\/|go-http|http-?client|okhttp|axios|libwww|php|ruby|perl|facebookexternalhit|^whatsapp|telegram|skypeuri|embed|validator|archive|mediapartners|phantom|selenium|puppeteer|playwright/i

/** In characters; the user agents of browsers are longer. */
const minAgentLength = 20

/**
 * Whether a person opens this page in a tab. Browsers say so with the headers `Sec-Fetch-*` (Fetch Metadata); most bots
 * do not send them.
 */
export function isVisit(headers: IncomingHttpHeaders): boolean {
  return (
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    isBrowser(headers)
  )
}

/**
 * Results by user agent: the regular expression is the slowest part of counting, and most visitors have one of a few
 * hundred agents. Kept in memory only, without anything else of the request.
 */
const knownAgents = new Map<string, boolean>()
const maxKnownAgents = 1000

function isProgram(agent: string): boolean {
  const known = knownAgents.get(agent)
  if (known !== undefined) return known
  if (knownAgents.size >= maxKnownAgents) knownAgents.clear()
  const found = agent.length < minAgentLength || programs.test(agent)
  knownAgents.set(agent, found)
  return found
}

/** Whether the request comes from a browser that shows the page now. A page that is loaded ahead may never be shown. */
export function isBrowser(headers: IncomingHttpHeaders): boolean {
  const ahead = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  return ahead === undefined && !isProgram(headers['user-agent'] ?? '')
}
