import type { AnyOutboxKind } from '~/platform/outbox/outbox-kind'

/** Everything that visitors can send: what this process delivers. */
export const submissionKinds: readonly AnyOutboxKind[] = []
