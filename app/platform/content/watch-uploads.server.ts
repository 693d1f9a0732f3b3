import { fileUid } from '~content/content-change'
import * as z from 'zod'
import { pictureSchema, type Picture } from '~content/picture'
import { log } from '~/platform/log/log.server'
import { onContentChange } from './content-events.server'
import { fetchFromCms } from './fetch-from-cms.server'

const answerSchema = z.array(pictureSchema)

/**
 * Calls `prepare` with each picture that editors upload, before anything shows it. A picture whose webhook is lost is
 * prepared when content with it is published. The CMS replaces no file, so that an upload is always a new picture.
 * Returns how to stop.
 */
export function watchUploads(
  prepare: (picture: Picture) => void,
  fetch: (path: string) => Promise<unknown> = fetchFromCms,
): () => void {
  async function findAndPrepare(documentId: string): Promise<void> {
    const query = new URLSearchParams({ documentId })
    answerSchema.parse(await fetch(`pictures?${query}`)).forEach(prepare)
  }

  return onContentChange(async (event) => {
    // Not awaited: the changes after it would wait for the answer.
    if (event.kind === 'change' && event.change.uid === fileUid && event.change.event === 'create')
      void findAndPrepare(event.change.documentId).catch((err: unknown) =>
        log.debug({ err }, 'uploaded picture is prepared once it is published'),
      )
    return []
  })
}
