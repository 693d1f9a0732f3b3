import { join } from 'node:path'
import * as z from 'zod'
import { contentRevisionSchema } from '~content/catalogue'
import { contentChangeSchema, type ContentChange } from '~content/content-change'
import { findJson } from '~/platform/files/read-json.server'
import { writeAtomically } from '~/platform/files/write-atomically.server'
import { log } from '~/platform/log/log.server'
import type { MessageBus } from '~/platform/message-bus/message-bus'
import { singleton } from '~/platform/process/singleton.server'
import { workerFolder } from '~/platform/process/web-worker.server'
import { applyContentChange, refreshAllContent } from './content-events.server'
import { fetchFromCms } from './fetch-from-cms.server'
import { parseRevision } from './revision-tracker'
import { createRevisionPoller, type RevisionPoller } from './revision-poller.server'

const revisionFile = join(workerFolder(), 'content', 'revision.json')

/** The poller of the CMS's content revision; one per process. */
export function revisionPoller(): RevisionPoller {
  return singleton('revision-poller', () =>
    createRevisionPoller({
      fetchRevision: async () => {
        const answer = contentRevisionSchema.safeParse(await fetchFromCms('content-revision'))
        return answer.success ? parseRevision(answer.data.revision) : null
      },
      refreshAll: refreshAllContent,
      loadSettled: async () => {
        const saved = await findJson(revisionFile, z.object({ settled: z.string() }))
        return saved ? parseRevision(saved.settled) : null
      },
      saveSettled: (revision) =>
        writeAtomically(revisionFile, JSON.stringify({ settled: String(revision) })),
    }),
  )
}

const others = singleton('other-processes', () => ({
  bus: null as MessageBus | null,
  /** Whether a change could not be sent, which the other processes may not know. */
  hasMissed: false,
}))

/** Makes the other processes poll for changes they missed. */
const pollMessage = 'look'

/**
 * Shares content changes with the other processes of this site over the message bus. While it is disconnected the
 * poller polls often; once it is back, at once, and so do processes that missed changes of this one.
 */
export function shareChangesOver(bus: MessageBus, poller = revisionPoller()): void {
  others.bus = bus
  bus.receive((message) => {
    if (message === pollMessage) return poller.pollSoon()
    const change = contentChangeSchema.safeParse(message)
    if (change.success) applyAndTrack(change.data)
  })
  bus.onConnectionChange((isConnected) => {
    poller.setConnected(isConnected)
    if (!isConnected || !others.hasMissed) return
    others.hasMissed = false
    bus.send(pollMessage).catch(noteMissed)
  })
}

/** Applies a change from a webhook and shares it with the other processes. Returns before the work is done. */
export function applyAndShareChange(change: ContentChange): void {
  others.bus?.send(change).catch(noteMissed)
  applyAndTrack(change)
}

function noteMissed(err: unknown): void {
  others.hasMissed = true
  log.warn({ err }, 'content change could not be sent to other processes, which will poll')
}

/** A change that could not be applied completely is not recorded, so that the poller reloads the content. */
function applyAndTrack(change: ContentChange): void {
  const revision = parseRevision(change.revision)
  const previous = change.previous === undefined ? null : parseRevision(change.previous)
  applyContentChange(change)
    .then(async (isComplete) => {
      if (isComplete && revision !== null)
        await revisionPoller().noteApplied({ revision, previous })
    })
    .catch(logFailure(change))
}

function logFailure({ uid }: ContentChange) {
  return (err: unknown) => log.error({ err, uid }, 'content change failed to apply')
}
