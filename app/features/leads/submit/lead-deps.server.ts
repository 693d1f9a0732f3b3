import { env } from '~/platform/env/env.server'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { checkAbuse, type AbuseVerdict } from '~/platform/forms/check-abuse.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { isSubscribed } from '../deliver/is-subscribed.server'

/** Dependencies of `submitLead`, replaceable in tests. */
export type LeadDeps = {
  outbox: Pick<Outbox, 'accept'>
  checkAbuse: (request: Request, form: FormData) => Promise<AbuseVerdict>
  /** Whether an address is subscribed; null if the CMS does not answer. */
  isSubscribed: (email: string, signal: AbortSignal) => Promise<boolean | null>
  files: Pick<PrivateStore, 'claim' | 'release'>
  /** The origin of this site, from its settings. */
  origin: string
}

export function leadDeps(): LeadDeps {
  return {
    outbox: outbox(),
    checkAbuse,
    isSubscribed,
    files: privateStore(),
    origin: env.SITE_ORIGIN,
  }
}
