/** Ways in which a visitor may ask to be answered, the default of the forms that ask first. */
export const contactMethods = ['email', 'phone', 'whatsapp'] as const

export type ContactMethod = (typeof contactMethods)[number]
