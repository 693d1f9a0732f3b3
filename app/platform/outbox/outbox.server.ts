import { storeLocation } from '~/platform/database/store-location'
import { env } from '~/platform/env/env.server'
import { singleton } from '~/platform/process/singleton.server'
import { createOutbox, type Outbox } from './create-outbox.server'
import { outboxFile } from './outbox-database.server'

/** The outbox of this process, which other processes of the site share. */
export function outbox(): Outbox {
  return singleton('outbox', () => createOutbox({ location: storeLocation(env, outboxFile) }))
}
