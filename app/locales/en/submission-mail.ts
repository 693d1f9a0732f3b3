/** What mails to the team say of the person who sent a form. */
export const submissionMail = {
  contact: 'Contact',
  name: 'Name',
  email: 'E-mail',
  phone: 'Telephone',
  noPhone: 'has none',
  country: 'Country of the number',
  prefers: 'Wants to be answered',
  methods: { email: 'by e-mail', phone: 'by telephone', whatsapp: 'on WhatsApp' },
  language: 'Language',
  languages: { en: 'English', es: 'Spanish' },
  landing: 'Came from',
  landingPage: 'a landing page',
  campaign: 'Campaign',
  referrer: 'Page before',
  suspicious: 'The bot check could not clear this one: please look twice.',
  reply: 'Your answer to this e-mail goes to {{name}}.',
} as const
