import { env } from '~/platform/env/env.server'
import { singleton } from '~/platform/process/singleton.server'
import { createOutbox, type Outbox } from './create-outbox.server'
import { outboxFileIn } from './outbox-database.server'

/** The outbox of this process. Other processes of the site may share its file. */
export function outbox(): Outbox {
  return singleton('outbox', () => createOutbox({ file: outboxFileIn(env.DATA_DIR) }))
}
