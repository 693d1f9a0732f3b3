import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Locale } from '~content/locale'
import { overload as en } from '~/locales/en/overload'
import { overload as es } from '~/locales/es/overload'
import { escapeHtml } from '~/platform/email/body/escape-html'
import { noStore } from '~/platform/page-cache/cache-policy'
import { localeOfPath } from '~/routing/find-page'
import { href } from '~/routing/href'
import type { Overload } from './limits/budgets'

const messages = { en, es }

/** Copies values of `ui/theme/tokens.css`, which this page does not load. */
const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf7f0;color:#22252b;
font:1.0625rem/1.6 system-ui,sans-serif}main{max-width:32rem;padding:2rem 1.5rem;text-align:center}
svg{width:11rem;height:auto}h1{font:600 1.75rem/1.2 Georgia,serif;margin:1rem 0}p{margin:.75rem 0}
a{display:inline-block;margin:1rem .5rem 0;padding:.75rem 1.5rem;border-radius:999px;border:2px solid #1f6f5c;
color:#1f6f5c;font-weight:600;text-decoration:none}a:first-child{background:#1f6f5c;color:#fff}
a:focus-visible{outline:3px solid #e0a030;outline-offset:3px}`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const picture = `<svg viewBox="0 0 360 150" aria-hidden="true"><circle cx="262" cy="52" r="26" fill="#e0a030"/>
<path d="M0 150 132 44q8-6 16 0l64 50 40-26q8-5 16 0l92 82Z" fill="#8fb3a6"/>
<path d="M0 150v-18l96-22 84 20 96-26 84 24v22Z" fill="#1f6f5c"/></svg>`

/** Headers of a page that loads nothing and is never stored. */
const errorPageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Cache-Control': noStore,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

/** `isForms`: too many forms were sent. */
export type OverloadPage = Overload & { isForms?: boolean }

/**
 * Writes a page that costs next to nothing, in the language of the path: the reason, when to retry, and links. After a
 * form it suggests going back, which restores the input.
 */
export function writeOverloadPage(
  response: ServerResponse,
  path: string,
  page: OverloadPage,
): void {
  const { method, url = '/' } = response.req
  const retryUrl = method === 'GET' || method === 'HEAD' ? url : null
  const locale = localeOfPath(path)
  const t = messages[locale]
  const isTooMany = page.status === 429
  const body = render({
    locale,
    retryUrl,
    title: isTooMany ? t.tooManyTitle : t.busyTitle,
    texts: [
      page.isForms ? t.tooManyForms : isTooMany ? t.tooMany : t.busy,
      waitOf(locale, page.retryAfter),
      ...(retryUrl === null ? [t.back] : []),
    ],
  })
  response.writeHead(page.status, {
    ...errorPageHeaders,
    'Content-Length': Buffer.byteLength(body),
    'Retry-After': page.retryAfter,
  })
  response.end(method === 'HEAD' ? undefined : body)
}

/** The page for a form that is too large, in the language of the path. */
export function tooLargePage(path: string) {
  const locale = localeOfPath(path)
  const t = messages[locale]
  const texts = [t.tooLarge, t.back]
  const body = render({ locale, retryUrl: null, title: t.tooLargeTitle, texts })
  return { body, headers: errorPageHeaders }
}

type ErrorPage = { locale: Locale; title: string; texts: string[]; retryUrl: string | null }

function render({ locale, title, texts, retryUrl }: ErrorPage): string {
  const t = messages[locale]
  const link = (to: string, label: string) => `<a href="${escapeHtml(to)}">${label}</a>`
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head>
<body><main>${picture}<h1>${title}</h1>${texts.map((text) => `<p>${text}</p>`).join('')}
<nav>${retryUrl === null ? '' : link(retryUrl, t.again)}${link(href('home', locale), t.home)}</nav></main></body></html>
`
}

/** In seconds up to 90, then in minutes. Never 1, which would need the singular. */
function waitOf(locale: Locale, seconds: number): string {
  const { waitSeconds, waitMinutes } = messages[locale]
  return seconds <= 90
    ? waitSeconds.replace('{{count}}', String(Math.max(2, seconds)))
    : waitMinutes.replace('{{count}}', String(Math.ceil(seconds / 60)))
}
