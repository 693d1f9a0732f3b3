import { join } from 'node:path'
import * as z from 'zod'
import { contentRevisionSchema } from '~content/catalogue'
import { contentChangeSchema, type ContentChange } from '~content/content-change'
import { env } from '~/platform/env/env.server'
import { findJson } from '~/platform/files/read-json.server'
import { writeAtomically } from '~/platform/files/write-atomically.server'
import { log } from '~/platform/log/log.server'
import type { MessageBus } from '~/platform/page-cache/second-level-store.server'
import { singleton } from '~/platform/process/singleton.server'
import { announceContentChange, refreshAllContent } from './content-events.server'
import { fetchFromCms } from './fetch-from-cms.server'
import { parseRevision } from './revision-ledger'
import { createRevisionWatch, type RevisionWatch } from './revision-watch.server'

const revisionFile = join(env.DATA_DIR, 'content', 'revision.json')

/** The watch over the CMS's revision, one in a process. */
export function revisionWatch(): RevisionWatch {
  return singleton('revision-watch', () =>
    createRevisionWatch({
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

const others = singleton('other-processes', (): { bus: MessageBus | null } => ({ bus: null }))

/** Passes announced changes on to the other processes of this site, and takes theirs in. */
export function shareChangesOver(bus: MessageBus): void {
  others.bus = bus
  bus.receive((message) => {
    const change = contentChangeSchema.safeParse(message)
    if (change.success) takeInChange(change.data)
  })
}

/** Takes a change in that the CMS announced to this process, and tells the others. Returns at once. */
export function takeInAnnouncement(change: ContentChange): void {
  others.bus?.send(change).catch(logFailure(change))
  takeInChange(change)
}

/** A change counts as taken in when all of it could be read; else the watch will see to it. */
function takeInChange(change: ContentChange): void {
  const revision = parseRevision(change.revision)
  const previous = change.previous === undefined ? null : parseRevision(change.previous)
  announceContentChange(change)
    .then(async (isComplete) => {
      if (isComplete && revision !== null) await revisionWatch().note({ revision, previous })
    })
    .catch(logFailure(change))
}

function logFailure({ uid }: ContentChange) {
  return (err: unknown) => log.error({ err, uid }, 'an announced change was not taken in')
}
