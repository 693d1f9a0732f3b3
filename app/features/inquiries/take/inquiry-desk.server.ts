import type { Catalogue } from '~/features/catalogue/catalogue'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { env } from '~/platform/env/env.server'
import { checkAbuse, type AbuseVerdict } from '~/platform/forms/check-abuse.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'

/** What taking an inquiry in needs of this process. */
export type InquiryDesk = {
  /** Null while nothing was ever loaded. */
  findCatalogue: () => Catalogue | null
  outbox: Pick<Outbox, 'accept'>
  checkAbuse: (request: Request, form: FormData) => Promise<AbuseVerdict>
  /** The site's own origin, from configuration. */
  origin: string
  now: () => Date
}

export function inquiryDesk(): InquiryDesk {
  return {
    findCatalogue: () => (hasCatalogue() ? getCatalogueUntagged() : null),
    outbox: outbox(),
    checkAbuse,
    origin: env.SITE_ORIGIN,
    now: () => new Date(),
  }
}
