import type { Catalogue } from '~/features/catalogue/catalogue'
import {
  getCatalogueUntagged,
  hasCatalogue,
} from '~/features/catalogue/store/catalogue-store.server'
import { env } from '~/platform/env/env.server'
import { checkAbuse, type AbuseVerdict } from '~/platform/forms/check-abuse.server'
import type { Outbox } from '~/platform/outbox/create-outbox.server'
import { outbox } from '~/platform/outbox/outbox.server'

/** Dependencies of `submitInquiry`, replaceable in tests. */
export type InquiryDeps = {
  /** Null until a catalogue was loaded. */
  findCatalogue: () => Catalogue | null
  outbox: Pick<Outbox, 'accept' | 'findRepeated'>
  checkAbuse: (request: Request, form: FormData) => Promise<AbuseVerdict>
  /** The origin of this site, from its settings. */
  origin: string
  now: () => Date
}

export function inquiryDeps(): InquiryDeps {
  return {
    findCatalogue: () => (hasCatalogue() ? getCatalogueUntagged() : null),
    outbox: outbox(),
    checkAbuse,
    origin: env.SITE_ORIGIN,
    now: () => new Date(),
  }
}
