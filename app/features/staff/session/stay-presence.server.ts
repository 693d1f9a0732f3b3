import { isStorageFailure } from '~/platform/database/storage-failure'
import { log } from '~/platform/log/log.server'
import { staffSessions } from './staff-sessions.server'

type Viewer = { id: number; name: string }

/**
 * Records that `viewer` opened a stay. Resolves with the names of others who have it open; `[]` while the database is
 * down.
 */
export async function recordStayViewer(viewer: Viewer, reference: string): Promise<string[]> {
  try {
    await staffSessions().recordViewer(viewer, reference)
    const open = await staffSessions().listViewers([reference], viewer.id)
    return open.map(({ name }) => name)
  } catch (err) {
    return fallbackOnOutage(err, [])
  }
}

/** Names of others who have these stays open, by reference. Empty while the database is down. */
export async function listStayViewers(
  viewer: Viewer,
  references: readonly string[],
): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>()
  try {
    for (const { reference, name } of await staffSessions().listViewers(references, viewer.id)) {
      names.set(reference, [...(names.get(reference) ?? []), name])
    }
    return names
  } catch (err) {
    return fallbackOnOutage(err, names)
  }
}

function fallbackOnOutage<Answer>(err: unknown, answer: Answer): Answer {
  if (!isStorageFailure(err)) throw err
  log.error({ err }, 'open stays could not be read')
  return answer
}
