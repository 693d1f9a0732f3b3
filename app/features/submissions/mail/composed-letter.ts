import type { SiteSettings } from '~content/site-settings'
import type { Letter } from '~/platform/email/letter/letter'

export type ComposedLetter = { subject: string; letter: Letter }

/** What letters say of whoever sends them. */
export type SenderFacts = Pick<
  SiteSettings,
  'brandName' | 'address' | 'phone' | 'email' | 'whatsappNumber'
>
