import type * as z from 'zod'
import { canonicalJson } from './canonical-json'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A submission as steps see it. The id is the same for all attempts. */
export type Submission<Payload> = {
  id: string
  kind: string
  payload: Payload
  acceptedAt: Date
}

export type StepContext = {
  /** Results of finished steps, by name. */
  results: Readonly<Record<string, Json>>
  /** Aborts at the timeout of the attempt or when the process ends. */
  signal: AbortSignal
}

export type OutboxStep<Payload> = {
  name: string
  /**
   * Delivers the submission and returns what later steps may need. Called again if it throws, or if the process dies
   * before the result is stored. So it must be idempotent by submission id.
   */
  deliver: (submission: Submission<Payload>, context: StepContext) => Promise<Json | undefined>
}

/** A submission as stored. */
export type StoredSubmission = { id: string; kind: string; payload: string; acceptedAt: number }

/** One kind of submission: its payload and its delivery. */
export type OutboxKind<Payload extends object> = {
  name: string
  stepNames: readonly string[]
  /** The payload as canonical JSON. Throws if it does not match the schema of the kind. */
  write: (payload: Payload) => string
  deliver: (step: string, stored: StoredSubmission, context: StepContext) => Promise<Json>
}

/** A kind with any payload, for the worker. */
export type AnyOutboxKind = OutboxKind<never>

export type OutboxKindOptions<Payload extends object> = {
  name: string
  /** Must accept its own output, so transformations must be idempotent. */
  schema: z.ZodType<Payload>
  steps: readonly OutboxStep<Payload>[]
}

/**
 * Declares a kind of submission. Steps are delivered in order, but none waits for the success of another. Names of
 * kinds and steps are stored in the outbox: do not change them.
 */
export function outboxKind<Payload extends object>(
  options: OutboxKindOptions<Payload>,
): OutboxKind<Payload> {
  const read = (text: string) => options.schema.parse(JSON.parse(text))
  return {
    name: options.name,
    stepNames: options.steps.map((step) => step.name),
    write(payload) {
      const text = canonicalJson(payload)
      read(text)
      return text
    },
    async deliver(name, { id, kind, payload, acceptedAt }, context) {
      const step = options.steps.find((one) => one.name === name)
      if (!step) throw new Error(`Unknown step ${name}`)
      const submission = { id, kind, payload: read(payload), acceptedAt: new Date(acceptedAt) }
      return (await step.deliver(submission, context)) ?? null
    },
  }
}
