const shape = /^\/(?!\/)[!-[\]-~]*$/

/**
 * A redirect target on this site: one leading slash, printable ASCII, no backslash, and the same origin after parsing.
 * Returns `fallback` for anything else.
 */
export function safeRedirectTarget(to: unknown, origin: string, fallback = '/'): string {
  if (typeof to !== 'string' || !shape.test(to)) return fallback
  return URL.canParse(to, origin) && new URL(to, origin).origin === origin ? to : fallback
}
