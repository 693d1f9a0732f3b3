/** The stages of a submission and where it usually goes from each. */
export type Stages = Record<string, readonly string[]>

/** The usual ways as a sentence of help: `New → Contacted or Spam; …`. */
export function usualWays(stages: Stages, labels: Record<string, string>, or: string): string {
  const name = (stage: string) => labels[stage] ?? stage
  return Object.entries(stages)
    .filter(([, next]) => next.length > 0)
    .map(([stage, next]) => `${name(stage)} → ${next.map(name).join(` ${or} `)}`)
    .join('; ')
}
