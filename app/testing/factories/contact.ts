import type { InquirySubmission } from '~content/inquiry'

type Contact = InquirySubmission['contact']

/** Ana, who gave a telephone and wants an e-mail. */
export function someContact(over: Partial<Contact> = {}): Contact {
  return {
    firstName: 'Ana',
    lastName: 'Xicará',
    email: 'ana@example.com',
    phone: '+502 5555 1234',
    countryCode: 'GT',
    contactMethod: 'email',
    noPhone: false,
    ...over,
  }
}
