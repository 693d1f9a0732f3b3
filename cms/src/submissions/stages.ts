/** The stages of a submission with their usual transitions. */
export type Stages = Record<string, readonly string[]>

/** The usual transitions as a help text: `New → Contacted or Spam; …`. */
export function describeTransitions(
  stages: Stages,
  labels: Record<string, string>,
  or: string,
): string {
  const name = (stage: string) => labels[stage] ?? stage
  return Object.entries(stages)
    .filter(([, next]) => next.length > 0)
    .map(([stage, next]) => `${name(stage)} → ${next.map(name).join(` ${or} `)}`)
    .join('; ')
}
