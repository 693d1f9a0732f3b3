import type { SiteSettings } from '~content/site-settings'
import type { EmailBody } from '~/platform/email/body/email-body'

export type RenderedEmail = { subject: string; body: EmailBody }

/** What e-mails say about their sender. */
export type SenderFacts = Pick<
  SiteSettings,
  'brandName' | 'address' | 'phone' | 'email' | 'whatsappNumber'
>
