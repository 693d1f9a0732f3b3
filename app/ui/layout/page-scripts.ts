/**
 * The `handle` of a page that loads no script: no private data stays in the memory of the browser, and every step is a
 * request.
 */
export const scriptless = { isScriptless: true } as const

/**
 * The `handle` of the staff area, whose pages React takes over at once. They have nothing of what pages of visitors do
 * before React, and render no page ahead.
 */
export const application = { isApplication: true } as const

export const isScriptless = has('isScriptless')
export const isApplication = has('isApplication')

function has(mark: string) {
  return ({ handle }: { handle?: unknown }): boolean =>
    typeof handle === 'object' && handle !== null && mark in handle
}
