/** The four networks of browsing.md §2 with the address that shares `url` there. */
export function shareLinks(url: string, title: string) {
  const link = (base: string, query: Record<string, string>) =>
    `${base}?${new URLSearchParams(query)}`
  return [
    { network: 'Facebook', href: link('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { network: 'Whatsapp', href: link('https://wa.me/', { text: `${title} ${url}` }) },
    { network: 'Twitter', href: link('https://twitter.com/intent/tweet', { text: title, url }) },
    { network: 'LinkedIn', href: link('https://www.linkedin.com/sharing/share-offsite/', { url }) },
  ] as const
}
