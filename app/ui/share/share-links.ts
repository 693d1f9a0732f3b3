import type { IconName } from '~/ui/icons/icon'

type ShareLink = { network: string; icon: IconName; href: string }

/** The four networks of browsing.md §2 and leads-and-content.md §2 with the address that shares `url` there. */
export function shareLinks(url: string, title: string): ShareLink[] {
  const link = (base: string, query: Record<string, string>) =>
    `${base}?${new URLSearchParams(query)}`
  return [
    {
      network: 'Facebook',
      icon: 'facebook',
      href: link('https://www.facebook.com/sharer/sharer.php', { u: url }),
    },
    {
      network: 'WhatsApp',
      icon: 'whatsapp',
      href: link('https://wa.me/', { text: `${title} ${url}` }),
    },
    {
      network: 'Twitter',
      icon: 'twitter',
      href: link('https://twitter.com/intent/tweet', { text: title, url }),
    },
    {
      network: 'LinkedIn',
      icon: 'linkedin',
      href: link('https://www.linkedin.com/sharing/share-offsite/', { url }),
    },
  ]
}
