import { outboxKind } from '~/platform/outbox/outbox-kind'
import { leadRecordSchema } from '../lead-record'

export const leadKind = outboxKind({ name: 'lead', schema: leadRecordSchema, steps: [] })
export const isSubscribed = async (_email: string, _signal: AbortSignal): Promise<boolean> => false
