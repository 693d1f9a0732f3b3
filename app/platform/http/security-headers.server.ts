export type SecurityOptions = {
  siteOrigin: string
  /** Address pattern of the map tiles, whose host pictures may come from. */
  mapTileUrl: string
  /** Whether forms carry the check of Cloudflare Turnstile, a script with a frame. */
  hasBotCheck?: boolean
  /** Origins of video players that pages may frame. */
  playerOrigins?: readonly string[]
  /** Origins whose pages may show these answers in a frame; none for what visitors get. */
  framedBy?: readonly string[]
  /** Whether other sites are told nothing of the address a visitor comes from, while our own are told all of it. */
  isSecretAddress?: boolean
  /** Whether pages load nothing but our own files: no maps, players, chats or checks, and no styles within the page. */
  isOwnOnly?: boolean
  /** Address of the chat widget's script, whose host may do what a chat needs. */
  chatWidgetUrl?: string | undefined
}

export type SecurityHeaders = {
  /** Headers of every answer. */
  common: readonly (readonly [string, string])[]
  /** The policy of a document with these inline scripts. */
  contentSecurityPolicy: (scriptHashes: readonly string[]) => string
}

/** The headers that tell browsers what our pages may do. HSTS only where the site has TLS. */
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
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ...(isSecure
        ? ([['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] as const)
        : []),
    ],
    contentSecurityPolicy: (scriptHashes) =>
      [
        "default-src 'self'",
        ['script-src', "'self'", ...scriptHashes, ...botCheck, ...chat].join(' '),
        ['style-src', "'self'", ...(isOpen ? ["'unsafe-inline'"] : []), ...chat].join(' '),
        ['img-src', "'self'", 'data:', ...tiles, ...chat].join(' '),
        ['font-src', "'self'", ...chat].join(' '),
        ['connect-src', "'self'", ...chat, ...chat.map(socketOf)].join(' '),
        isOpen ? "form-action 'self' https://wa.me https://api.whatsapp.com" : "form-action 'self'",
        ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])].join(' '),
        // Videos of galleries lie where editors keep them.
        isOpen ? "media-src 'self' https:" : "media-src 'none'",
        ['frame-ancestors', ...(framedBy.length > 0 ? framedBy : ["'none'"])].join(' '),
        "base-uri 'none'",
        "object-src 'none'",
        ...(isSecure ? ['upgrade-insecure-requests'] : []),
      ].join('; '),
  }
}

/** Chats speak over web sockets of the same host. */
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
