import type { Core } from '@strapi/strapi'
import type { ContractEvent } from '../content-types/contract'
import { contractReservationSchema } from '../content-types/contract-values'
import { toIso } from '../records/moments'
import { contractColumns } from './contract-columns'
import { contractUid, eventUid } from './contract-uids'

type Activity = { openedAt: string; lastActivityAt: string; reminders: number }

/** The activity of a new contract. */
export const noActivity: Activity = { openedAt: '', lastActivityAt: '', reminders: 0 }

/**
 * The columns by which lists show and sort a contract's log: UTC as text, which both databases sort alike; empty if
 * it never happened.
 */
export function activityAfter(
  before: Activity,
  events: readonly Pick<ContractEvent, 'kind' | 'at'>[],
): Activity {
  const opened = events.filter(({ kind }) => kind === 'opened').at(-1)
  return {
    openedAt: opened?.at ?? before.openedAt,
    lastActivityAt: events.at(-1)?.at ?? before.lastActivityAt,
    reminders: before.reminders + events.filter(({ kind }) => kind === 'reminded').length,
  }
}

/** The activity in a row; contracts from before these columns have null. */
export function activityOf(row: Partial<Record<keyof Activity, unknown>>): Activity {
  const { openedAt, lastActivityAt, reminders } = row
  return {
    openedAt: typeof openedAt === 'string' ? openedAt : '',
    lastActivityAt: typeof lastActivityAt === 'string' ? lastActivityAt : '',
    reminders: typeof reminders === 'number' ? reminders : 0,
  }
}

/** Migration: fills these columns of contracts from before they existed. */
export async function fillEarlierContracts(strapi: Core.Strapi): Promise<void> {
  const contracts = strapi.db.query(contractUid)
  const where = { lastActivityAt: { $null: true } }
  for (const { id, reference, reservation } of await contracts.findMany({ where })) {
    const rows = await strapi.db.query(eventUid).findMany({
      where: { reference },
      orderBy: { id: 'asc' },
      select: ['kind', 'at'],
    })
    const events = rows.map(({ kind, at }: { kind: ContractEvent['kind']; at: string }) => ({
      kind,
      at: toIso(at),
    }))
    const known = contractReservationSchema.safeParse(reservation)
    const columns = known.success ? contractColumns({ reservation: known.data }) : {}
    const { reservation: _, ...listed } = columns
    await contracts.update({
      where: { id },
      data: { ...listed, ...activityAfter(noActivity, events), archived: false },
    })
  }
}
