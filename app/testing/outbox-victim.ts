/*
 * A process that takes submissions and delivers them until it is killed. It prints `key id` only after
 * the outbox has accepted. Arguments: the location of the outbox as JSON, the folder of what was delivered, then the
 * keys that visitors of an earlier process send again because they got no answer.
 */
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { StoreLocation } from '~/platform/database/store-location'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { noteKind } from './outbox-note'

const [location = '', folder = '', ...unanswered] = process.argv.slice(2)
const outbox = createOutbox({ location: JSON.parse(location) as StoreLocation })
const kind = noteKind(folder)
await outbox.start([kind])
for (;;) {
  const key = unanswered.pop() ?? randomUUID()
  writeSync(1, `? ${key}\n`)
  const answer = await outbox.accept({
    kind,
    key: { value: key, window: null },
    payload: { text: key },
  })
  if (answer.outcome === 'accepted') writeSync(1, `! ${key} ${answer.id}\n`)
  await pause(2)
}
