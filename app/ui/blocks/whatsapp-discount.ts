/** What visitors save who book over WhatsApp, in percent (leads-and-content.md §9). */
export const whatsAppDiscount = 10
