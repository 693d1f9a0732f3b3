export type SecurityOptions = {
  siteOrigin: string
  /** URL pattern of the map tiles, whose host is allowed for images. */
  mapTileUrl: string
  /** Whether forms use Cloudflare Turnstile, which needs a script and a frame. */
  hasBotCheck?: boolean
  /** Origins of video players that pages may embed. */
  playerOrigins?: readonly string[]
  /** Origins that may embed these pages in a frame; none for public pages. */
  framedBy?: readonly string[]
  /** Whether the referrer is sent to our own origin only, because the address is secret. */
  isSecretAddress?: boolean
  /**
   * Whether pages load our own files only: no maps, players, chats or bot checks, and only styles of the page itself.
   */
  isOwnOnly?: boolean
  /** URL of the chat widget's script, whose host is allowed for what a chat needs. */
  chatWidgetUrl?: string | undefined
}

/** CSP source expressions (`'sha256-…'`) of what stands in a document. */
export type InlineHashes = {
  scripts: readonly string[]
  /** Of `<style>` elements. */
  styles: readonly string[]
  /** Of `style` attributes. */
  attributes: readonly string[]
}

export type SecurityHeaders = {
  /** Headers of every response. */
  common: readonly (readonly [string, string])[]
  /** The Content-Security-Policy of a document with these inline scripts and styles. */
  contentSecurityPolicy: (hashes: InlineHashes) => string
}

/** Security headers for browsers. HSTS only if the site uses TLS. */
export function createSecurityHeaders(options: SecurityOptions): SecurityHeaders {
  const isSecure = options.siteOrigin.startsWith('https:')
  const isOpen = options.isOwnOnly !== true
  const botCheck = isOpen && options.hasBotCheck ? ['https://challenges.cloudflare.com'] : []
  const chat = isOpen && options.chatWidgetUrl ? [new URL(options.chatWidgetUrl).origin] : []
  const players = isOpen ? (options.playerOrigins ?? []) : []
  const frames = [...botCheck, ...players, ...chat]
  const tiles = isOpen ? tileSource(options.mapTileUrl) : []
  const framedBy = options.framedBy ?? []
  const referrers = options.isSecretAddress ? 'same-origin' : 'strict-origin-when-cross-origin'
  return {
    common: [
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', referrers],
      ['Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ...(isSecure
        ? ([['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] as const)
        : []),
    ],
    contentSecurityPolicy: ({ scripts, styles, attributes }) =>
      [
        "default-src 'self'",
        ['script-src', "'self'", ...scripts, ...botCheck, ...chat].join(' '),
        // Mantine and chat widgets add `<style>` elements, which a stored page cannot know in advance.
        ['style-src', "'self'", ...(isOpen ? ["'unsafe-inline'"] : styles), ...chat].join(' '),
        ...(isOpen || attributes.length === 0
          ? []
          : [`style-src-attr 'unsafe-hashes' ${attributes.join(' ')}`]),
        ['img-src', "'self'", 'data:', ...tiles, ...chat].join(' '),
        ['font-src', "'self'", ...chat].join(' '),
        ['connect-src', "'self'", ...chat, ...chat.map(socketOf)].join(' '),
        isOpen ? "form-action 'self' https://wa.me https://api.whatsapp.com" : "form-action 'self'",
        ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
        // Editors may link gallery videos on any host.
        isOpen ? "media-src 'self' https:" : "media-src 'none'",
        ['frame-ancestors', ...(framedBy.length > 0 ? framedBy : ["'none'"])].join(' '),
        "base-uri 'none'",
        "object-src 'none'",
        ...(isSecure ? ['upgrade-insecure-requests'] : []),
      ].join('; '),
  }
}

/** Chats use web sockets on the same host. */
function socketOf(origin: string): string {
  return origin.replace(/^http/, 'ws')
}

/** `https://{s}.tiles.example/{z}/…` becomes `https://*.tiles.example`. */
function tileSource(pattern: string): string[] {
  const match = /^(https?:\/\/)(?:\{s\}(?=\.))?([^/{}]+)/.exec(pattern)
  if (!match) return []
  const host = match[2] ?? ''
  return [`${match[1]}${host.startsWith('.') ? '*' : ''}${host}`]
}
