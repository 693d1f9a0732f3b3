import { onTestFinished } from 'vitest'
import * as z from 'zod'
import type { StoreLocation } from '~/platform/database/store-location'
import { createOutbox, type OutboxOptions } from '~/platform/outbox/create-outbox.server'
import { outboxKind, type OutboxStep } from '~/platform/outbox/outbox-kind'
import { eventually } from './eventually'

export type Note = { text: string }

/** A kind of notes with these steps. */
export const kindOf = (...steps: OutboxStep<Note>[]) =>
  outboxKind({ name: 'note', schema: z.object({ text: z.string() }), steps })

/** A kind whose delivery does nothing. */
export const silent = kindOf({ name: 'file', deliver: async () => undefined })
/** A key whose window never ends. */
export const forEver = (value: string) => ({ value, window: null })

/** An outbox that closes when the test ends. */
export function newOutbox(location: StoreLocation, options: Partial<OutboxOptions> = {}) {
  const outbox = createOutbox({ location, ...options })
  onTestFinished(() => outbox.close())
  return outbox
}

/** Delivers until `check` passes. */
export async function runUntil(
  outbox: ReturnType<typeof newOutbox>,
  kind: ReturnType<typeof kindOf>,
  check: () => void | Promise<void>,
) {
  const stop = await outbox.start([kind])
  try {
    await eventually(check)
  } finally {
    await stop()
  }
}
