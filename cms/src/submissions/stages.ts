/** The stages of a submission and where it usually goes from each. */
export type Stages = Record<string, readonly string[]>

/** The usual ways as a sentence of help: `new → contacted or spam; …`. */
export function usualWays(stages: Stages): string {
  return Object.entries(stages)
    .filter(([, next]) => next.length > 0)
    .map(([stage, next]) => `${stage} → ${next.join(' or ')}`)
    .join('; ')
}
