const shape = /^\/(?!\/)[!-[\]-~]*$/

/**
 * A redirect target that stays on this site: one leading slash, printable ASCII, no backslash, and the
 * same origin after parsing. Anything else becomes `fallback`.
 */
export function safeRedirectTarget(to: unknown, origin: string, fallback = '/'): string {
  if (typeof to !== 'string' || !shape.test(to)) return fallback
  return URL.canParse(to, origin) && new URL(to, origin).origin === origin ? to : fallback
}
