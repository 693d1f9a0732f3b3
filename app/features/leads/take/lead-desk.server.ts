import { env } from '~/platform/env/env.server'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { checkAbuse, type AbuseVerdict } from '~/platform/forms/check-abuse.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { isSubscribed } from '../deliver/is-subscribed.server'

/** What taking a lead in needs of this process. */
export type LeadDesk = {
  outbox: Pick<Outbox, 'accept'>
  checkAbuse: (request: Request, form: FormData) => Promise<AbuseVerdict>
  /** Whether an address is subscribed already; null where nobody can be asked. */
  isSubscribed: (email: string, signal: AbortSignal) => Promise<boolean | null>
  files: Pick<PrivateStore, 'claim' | 'release'>
  /** The site's own origin, from configuration. */
  origin: string
}

export function leadDesk(): LeadDesk {
  return {
    outbox: outbox(),
    checkAbuse,
    isSubscribed,
    files: privateStore(),
    origin: env.SITE_ORIGIN,
  }
}
