import type { ContentChange } from '../../content-types/content-change'
import type { PictureAnswer } from '../../content-types/rental-import'
import { type Editor, readRevision, signIn } from './editor'
import { createTown } from './entries'
import { type RunningCms, startCms } from './start-cms'
import { listenForChanges } from './webhook-listener'

/** One CMS for all tests: starting it takes longer than they do. */
export type Stage = {
  cms: RunningCms
  editor: Editor
  listener: {
    url: string
    /** The webhooks since the last call, in the order of their revisions. */
    heard: () => Promise<ContentChange[]>
    /** The signatures of webhooks that were not the CMS's. */
    refused: string[]
    /** What the CMS is answered for the picture at an address, and for which it asked. */
    pictures: Map<string, PictureAnswer>
    asked: string[]
    close: () => Promise<unknown>
  }
  /** A town in both languages. */
  townId: string
}

export async function setStage(): Promise<Stage> {
  const { heard, ...others } = await listenForChanges()
  const cms = await startCms({ CONTENT_WEBHOOK_URL: others.url })
  const editor = await signIn(cms)
  const townId = await createTown(editor, 'somewhere')
  // A test may start the CMS anew and put it on the stage.
  const listener = { ...others, heard: () => heard(() => readRevision(stage.cms)) }
  const stage = { cms, editor, listener, townId }
  await listener.heard()
  return stage
}

export async function clearStage({ cms, listener }: Stage): Promise<void> {
  await cms.stop()
  cms.remove()
  await listener.close()
}
