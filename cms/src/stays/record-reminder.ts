import type { Core } from '@strapi/strapi'
import { reminderKey, type StayReminder } from '../content-types/agreed-stay'
import { findStay, stayEventUid, writeStayEvent } from './stay-record'

/**
 * Writes into the log that a guest is reminded of a payment. Two nodes that write it at once write one line: the key of
 * the line is unique.
 */
export async function recordReminder(
  strapi: Core.Strapi,
  reference: string,
  { by, ...reminder }: StayReminder,
): Promise<'done' | 'unknown'> {
  const stay = await findStay(strapi, { reference })
  if (!stay) return 'unknown'
  const key = reminderKey(reminder)
  const replyId = `${reference} ${key}`
  const isWritten = async () =>
    (await strapi.db.query(stayEventUid).count({ where: { replyId } })) > 0
  if (await isWritten()) return 'done'
  try {
    const line = { kind: 'paymentReminded', detail: key, replyId } as const
    await writeStayEvent(strapi, reference, by, line)
  } catch (error) {
    if (!(await isWritten())) throw error
  }
  return 'done'
}
