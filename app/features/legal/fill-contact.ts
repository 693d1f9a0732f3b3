import type { SiteSettings } from '~content/site-settings'

type Contact = Pick<SiteSettings, 'brandName' | 'phone' | 'email'>

/**
 * A text with the name, telephone and e-mail address of the site settings in the place of `{brand}`, `{phone}` and
 * `{email}`, so that they are right wherever they are told (contracts-and-routes.md §9). Unchanged without settings.
 */
export function fillContact(text: string, settings: Contact | null): string {
  if (!settings) return text
  const { brandName: brand, phone, email } = settings
  const words: Record<string, string> = { brand, phone, email }
  return text.replace(/\{(brand|phone|email)\}/g, (whole, name: string) => words[name] ?? whole)
}
