/** Another program could not be asked at all: what waits for it may go on as soon as it answers again. */
export class Unreachable extends Error {
  override name = 'Unreachable'

  constructor(
    /** The program, as what waits for it names it. */
    readonly target: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** The program because of whose silence something failed; null where an error says of none. */
export function unreachableTarget(error: unknown): string | null {
  if (error instanceof Unreachable) return error.target
  return error instanceof Error && error.cause ? unreachableTarget(error.cause) : null
}
