/** The CMS could not be reached. Work that failed with it is retried once it answers. */
export class Unreachable extends Error {
  override name = 'Unreachable'

  constructor(
    /** Name of the program, e.g. `cms`. */
    readonly target: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** The unreachable program that caused an error, also indirectly; null if there is none. */
export function unreachableTarget(error: unknown): string | null {
  if (error instanceof Unreachable) return error.target
  return error instanceof Error && error.cause ? unreachableTarget(error.cause) : null
}
