import { env } from '~/platform/env/env.server'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { admitVisitor, type Admission } from '~/platform/forms/admit-visitor.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'
import { isSubscribed } from '../deliver/is-subscribed.server'

/** What taking a lead in needs of this process. */
export type LeadDesk = {
  outbox: Pick<Outbox, 'accept'>
  admit: (request: Request, form: FormData) => Promise<Admission>
  /** Whether an address is subscribed already; null where nobody can be asked. */
  isSubscribed: (email: string, signal: AbortSignal) => Promise<boolean | null>
  files: Pick<PrivateStore, 'claim' | 'release'>
  /** The site's own origin, from configuration. */
  origin: string
}

export function leadDesk(): LeadDesk {
  return {
    outbox: outbox(),
    admit: (request, form) => admitVisitor(request, form),
    isSubscribed,
    files: privateStore(),
    origin: env.SITE_ORIGIN,
  }
}
