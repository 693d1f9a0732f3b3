import { whatsAppLink } from './whatsapp-link'

type Chat = { waLink: string; waText: string }

type ChatDefaults = { whatsappNumber: string; whatsappGreeting: string }

/**
 * The WhatsApp link of a landing or product with its prepared text. An empty link, or one that is no https
 * address, means the number of the settings; a link that brings its own text keeps it.
 */
export function chatLink({ waLink, waText }: Chat, settings: ChatDefaults): string {
  const text = waText || settings.whatsappGreeting
  const own = URL.canParse(waLink) ? new URL(waLink) : null
  if (own?.protocol !== 'https:') return whatsAppLink(settings.whatsappNumber, text)
  if (!own.searchParams.has('text')) own.searchParams.set('text', text)
  return own.href
}
