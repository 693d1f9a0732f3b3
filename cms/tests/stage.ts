import { type Editor, signIn } from './editor'
import { createTown } from './entries'
import { type RunningCms, startCms } from './start-cms'
import { listenForChanges } from './webhook-listener'

/** One CMS for all tests: starting it takes longer than they do. */
export type Stage = {
  cms: RunningCms
  editor: Editor
  listener: Awaited<ReturnType<typeof listenForChanges>>
  /** A town in both languages. */
  townId: string
}

export async function setStage(): Promise<Stage> {
  const listener = await listenForChanges()
  const cms = await startCms({ CONTENT_WEBHOOK_URL: listener.url })
  const editor = await signIn(cms)
  const townId = await createTown(editor, 'somewhere')
  await listener.heard()
  return { cms, editor, listener, townId }
}

export async function clearStage({ cms, listener }: Stage): Promise<void> {
  await cms.stop()
  cms.remove()
  await listener.close()
}
