import { locales, type Locale } from '~content/locale'
import { siteSettings, type SiteSettings } from '~content/site-settings'
import { staffMailbox, type StaffMailbox } from '~content/staff-mailbox'
import { contentCache } from '~/platform/content/read-content.server'
import type { Mailbox } from '~/platform/email/mailbox'

/** The settings of e-mails; while the CMS is down, as they were read last. Throws if they never were. */
export async function getMailSettings(locale: Locale): Promise<SiteSettings> {
  const settings = await contentCache().read(siteSettings, locale)
  return siteSettings.schema.parse(settings)
}

/** The sender of all e-mails. */
export function teamOf({ brandName, email }: SiteSettings): Mailbox {
  return { name: brandName, address: email }
}

/**
 * Where the team reads submissions and answers of guests: the first of these mailboxes that has an address, or the
 * team's own.
 */
export async function getStaffMailbox(
  settings: SiteSettings,
  ...names: (keyof StaffMailbox)[]
): Promise<Mailbox> {
  // The same in both languages.
  const stored = await contentCache().read(staffMailbox, locales[0])
  const mailboxes = staffMailbox.schema.nullable().parse(stored)
  const team = teamOf(settings)
  const addresses = names.flatMap((name) => mailboxes?.[name] ?? [])
  return { ...team, address: addresses[0] ?? team.address }
}
