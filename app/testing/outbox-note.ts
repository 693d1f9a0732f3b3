import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { outboxKind } from '~/platform/outbox/outbox-kind'

/** A kind whose delivery is a file named after the submission, holding what was sent. */
export function noteKind(folder: string) {
  return outboxKind({
    name: 'note',
    schema: z.object({ text: z.string() }),
    steps: [
      {
        name: 'file',
        deliver: async ({ id, payload }) => {
          await writeFile(join(folder, id), payload.text)
          return null
        },
      },
    ],
  })
}
