/**
 * Web workers around a small server with the shared parts of the site, for web-workers.test.ts:
 * `sample-workers.ts <port>`.
 */
import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { privateStore } from '~/platform/files/store/private-store.server'
import { createRateLimit } from '~/platform/http/rate-limit.server'
import { applyAndShareChange, shareChangesOver } from '~/platform/content/content-sync.server'
import { onContentChange } from '~/platform/content/content-events.server'
import { createWorkerBus } from '~/platform/message-bus/open-message-bus.server'
import { knownPictures } from '~/platform/pictures/known-pictures.server'
import { rememberPicture } from '~/platform/pictures/remember-pictures.server'
import { closeOnSignals, closeServer } from '~/server/start/close-gracefully.server'
import { picture } from '~/testing/factories/picture'
import { superviseWorkers } from './web-workers.js'

const port = Number(process.argv[2])

if (cluster.isPrimary) superviseWorkers(2)
else {
  const limit = createRateLimit({ name: 'sample', max: 3, within: 60_000 })
  const changed: string[] = []
  shareChangesOver(createWorkerBus())
  onContentChange(async (event) => {
    if (event.kind === 'change') changed.push(event.change.documentId)
    return []
  })

  /** What each path does; `value` is the query. */
  const actions: Record<string, (value: string) => Promise<unknown>> = {
    '/note': () => limit.take('visitor'),
    // Is in flight when the signal comes, and takes a little longer.
    '/until-signal': async () => {
      await once(process, 'SIGTERM')
      await pause(300)
    },
    '/upload': async (name) => {
      const file = { kind: 'career-cv', type: 'pdf', name, content: Buffer.from('%PDF') } as const
      return (await privateStore().keep(file)).id
    },
    '/claim': async (id) =>
      (await privateStore().claim([{ id, kind: 'career-cv' }], 'a form')).outcome,
    '/remember': async (hash) => rememberPicture(picture({ hash })),
    '/picture': async (hash) => (await knownPictures().find(hash))?.hash ?? 'unknown',
    '/change': async (documentId) =>
      applyAndShareChange({
        event: 'publish',
        uid: 'api::menu.menu',
        locale: 'en',
        revision: '1',
        documentId,
      }),
    '/changed': async () => changed.join(),
  }

  const server = createServer((request, response) => {
    response.setHeader('Worker', process.env.WEB_WORKER ?? '')
    response.setHeader('Process', process.pid)
    response.flushHeaders()
    const [path = '', value = ''] = request.url?.split('?') ?? []
    void (actions[path]?.(value) ?? Promise.resolve()).then(async (answer) => {
      if (typeof answer === 'string') return response.end(answer)
      response.end((await limit.waitOf('visitor')) > 0 ? 'limited' : 'free')
    })
  })
  server.on('error', () => process.exit(3))
  server.listen(port, '127.0.0.1')
  closeOnSignals(() => closeServer(server))
}
