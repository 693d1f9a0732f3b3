/**
 * The `handle` of a page that loads no script: no private data stays in the memory of the browser, and every step is a
 * request.
 */
export const scriptless = { isScriptless: true } as const

export function isScriptless({ handle }: { handle?: unknown }): boolean {
  return typeof handle === 'object' && handle !== null && 'isScriptless' in handle
}
