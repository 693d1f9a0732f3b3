/**
 * The `handle` of a page that is complete without script and gets none: nothing of it stays in the memory of
 * a page that goes on, and every step asks the server.
 */
export const scriptless = { isScriptless: true } as const

export function isScriptless({ handle }: { handle?: unknown }): boolean {
  return typeof handle === 'object' && handle !== null && 'isScriptless' in handle
}
