/** Ways in which a visitor may ask to be answered, the default first. */
export const contactMethods = ['email', 'phone', 'whatsapp'] as const

export type ContactMethod = (typeof contactMethods)[number]
