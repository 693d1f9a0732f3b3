import type * as z from 'zod'
import { canonicalJson } from './canonical-json'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** What a visitor sent, as steps see it. The id stays the same over all attempts. */
export type Submission<Payload> = {
  id: string
  kind: string
  payload: Payload
  acceptedAt: Date
}

export type StepContext = {
  /** What earlier steps gave back, by name; a step that is not done yet is missing. */
  results: Readonly<Record<string, Json>>
  /** Aborts when the attempt takes too long or the process ends. */
  signal: AbortSignal
}

export type OutboxStep<Payload> = {
  name: string
  /**
   * Delivers and gives back what later steps may need. Throws where it could not; it is called again then,
   * and also where the process died before the success was written down: delivering the same id twice must
   * have the effect of delivering it once.
   */
  deliver: (submission: Submission<Payload>, context: StepContext) => Promise<Json | undefined>
}

/** A submission as the outbox holds it. */
export type StoredSubmission = { id: string; kind: string; payload: string; acceptedAt: number }

/** One kind of submission: what it holds and how it is delivered. */
export type OutboxKind<Payload extends object> = {
  name: string
  stepNames: readonly string[]
  /** The payload's canonical text. Throws where the kind's own schema would not read it again. */
  write: (payload: Payload) => string
  deliver: (step: string, stored: StoredSubmission, context: StepContext) => Promise<Json>
}

/** Kinds of any payload, for whoever only delivers. */
export type AnyOutboxKind = OutboxKind<never>

export type OutboxKindOptions<Payload extends object> = {
  name: string
  /** Must read its own output: no transformation that cannot be applied twice. */
  schema: z.ZodType<Payload>
  steps: readonly OutboxStep<Payload>[]
}

/**
 * Declares a kind of submission. Steps are delivered in their order, but none waits for the success of
 * another. Names of kinds and steps stand in the file of the outbox: keep them.
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
      if (!step) throw new Error(`There is no step ${name} any more`)
      const submission = { id, kind, payload: read(payload), acceptedAt: new Date(acceptedAt) }
      return (await step.deliver(submission, context)) ?? null
    },
  }
}
