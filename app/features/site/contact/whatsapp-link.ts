/** A wa.me link that opens a chat with a prepared text. `number` is digits only with country code. */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number}?${new URLSearchParams({ text })}`
}
