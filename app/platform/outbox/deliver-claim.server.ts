import { log } from '~/platform/log/log.server'
import { unreachableTarget } from '~/platform/process/unreachable'
import { seconds } from '~/platform/units/duration'
import type { Claim } from './claim-submission.server'
import { describeFailure } from './describe-failure'
import type { AnyOutboxKind, Json } from './outbox-kind'
import type { StepRecord, StepRecords } from './step-records.server'

export type DeliveryParts = {
  records: StepRecords
  now: () => number
  /** Aborts when the process ends. Unfinished steps stay pending. */
  ending: AbortSignal
  stepTimeout?: number
}

/**
 * Delivers the due steps of a claimed submission in order. A failed step does not block later ones. Throws only if the
 * outbox cannot be written.
 */
export async function deliverClaim(
  claim: Claim,
  kind: AnyOutboxKind,
  parts: DeliveryParts,
): Promise<void> {
  const { records, now, ending } = parts
  const isEnding = () => ending.aborted
  const steps = await records.list(claim.id)
  const results: Record<string, Json> = {}
  for (const step of steps) {
    if (step.state === 'done') results[step.name] = resultOf(step)
  }
  for (const step of steps) {
    if (isEnding()) return
    if (step.state !== 'pending' || step.nextAttemptAt > now()) continue
    try {
      const result = await attempt(claim, kind, { step: step.name, results }, parts)
      await records.finish(claim, step, result, now())
      results[step.name] = result
      log.info({ submission: claim.id, kind: kind.name, step: step.name }, 'delivered')
    } catch (error) {
      if (isEnding()) return
      await noteFailure(claim, step, error, parts)
    }
  }
}

function resultOf(step: StepRecord): Json {
  // Written by `finish` as JSON.
  return step.result === null ? null : (JSON.parse(step.result) as Json)
}

/** One attempt. Fails after the timeout even if the step ignores its signal. */
async function attempt(
  claim: Claim,
  kind: AnyOutboxKind,
  { step, results }: { step: string; results: Record<string, Json> },
  { ending, stepTimeout = seconds(30) }: DeliveryParts,
): Promise<Json> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(stepTimeout)])
  const tooLong = new Promise<never>((_resolve, reject) => {
    const giveUp = () =>
      reject(new Error(ending.aborted ? 'The site is closing' : 'It took too long'))
    signal.addEventListener('abort', giveUp, { once: true })
  })
  return Promise.race([kind.deliver(step, claim, { results: { ...results }, signal }), tooLong])
}

async function noteFailure(
  claim: Claim,
  step: StepRecord,
  error: unknown,
  parts: DeliveryParts,
): Promise<void> {
  const reason = describeFailure(error)
  const { isDead, attempts } = await parts.records.fail(
    claim,
    step,
    { error: reason, waitsFor: unreachableTarget(error) },
    parts.now(),
  )
  const details = { submission: claim.id, kind: claim.kind, step: step.name, attempts, reason }
  if (isDead) log.error(details, 'delivery failed for good: dead letter')
  else log.warn(details, 'delivery failed, retrying later')
}
