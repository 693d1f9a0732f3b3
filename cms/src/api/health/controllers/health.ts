import type { Context } from 'koa'
import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from '../../../content-types/duration'

/** Milliseconds that the database may take, including the wait for a free connection. */
const patience = seconds(3)

let asking: Promise<boolean> | null = null

export default {
  /** 204 while the database answers, else 503; Strapi's own `/_health` says only that the process runs. */
  async find(ctx: Context) {
    asking ??= isAnswering().finally(() => (asking = null))
    ctx.set('Cache-Control', 'no-store')
    const answers = await Promise.race([asking, wait(patience, false, { ref: false })])
    ctx.status = answers ? 204 : 503
  },
}

/** Many callers take one connection at most. */
function isAnswering(): Promise<boolean> {
  return Promise.resolve(strapi.db.connection.raw('select 1')).then(
    () => true,
    () => false,
  )
}
