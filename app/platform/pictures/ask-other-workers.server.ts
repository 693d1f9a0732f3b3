import cluster from 'node:cluster'
import { EventEmitter, once } from 'node:events'
import * as z from 'zod'
import { pictureSchema, type Picture } from '~content/picture'
import { openWorkerChannel } from '~/platform/process/worker-channel.server'

/** Milliseconds. Usually the answer takes one or two. */
const patience = 250

const messageSchema = z.union([
  z.object({ wanted: z.string() }),
  z.object({ found: pictureSchema }),
])

/**
 * Looks up pictures in the other web workers: one may have read content that this one has not read yet.
 * `findLocal` answers their look-ups.
 */
export function createWorkerPictureLookup(findLocal: (hash: string) => Picture | null) {
  const answers = new EventEmitter()
  const send = openWorkerChannel('pictures', (body) => {
    const message = messageSchema.safeParse(body).data
    if (message && 'found' in message) answers.emit(eventOf(message.found.hash), message.found)
    const found = message && 'wanted' in message && findLocal(message.wanted)
    if (found) send({ found })
  })

  return async (hash: string): Promise<Picture | null> => {
    if (!cluster.isWorker) return null
    const answer = once(answers, eventOf(hash), { signal: AbortSignal.timeout(patience) })
    send({ wanted: hash })
    const [found] = await answer.catch(() => [null])
    return pictureSchema.nullable().parse(found)
  }
}

const eventOf = (hash: string) => `picture ${hash}`
