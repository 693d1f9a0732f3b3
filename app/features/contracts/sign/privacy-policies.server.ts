import { legalTexts } from '~content/legal-text'
import type { Locale } from '~content/locale'
import { siteSettings } from '~content/site-settings'
import { policiesSlug } from '~/features/contact/policies-href'
import { fillContact } from '~/features/legal/fill-contact'
import { contentCache } from '~/platform/content/read-content.server'
import type { AgreedPolicies } from '../signers/evidence'

/** The privacy policies in force, as they were read last where the CMS is down; null if there are none. */
export async function privacyPoliciesOf(locale: Locale): Promise<AgreedPolicies | null> {
  const settings = siteSettings.schema
    .nullable()
    .parse(await contentCache().read(siteSettings, locale))
  const texts = legalTexts.schema.nullable().parse(await contentCache().read(legalTexts, locale))
  const policies = texts?.find(({ slug }) => slug === policiesSlug(locale))
  if (!policies) return null
  const { title, effectiveDate, text } = policies
  return { title, effectiveDate, text: fillContact(text, settings) }
}
