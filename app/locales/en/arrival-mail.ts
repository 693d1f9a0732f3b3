/** The mail that says that arrival instructions are ready. */
export const arrivalMail = {
  subject: 'How to get to {{house}}: your arrival instructions are ready',
  heading: 'Your arrival instructions are ready',
  hello: 'Dear {{name}},',
  text: 'We expect you at {{house}} on {{day}}. Your booking confirmation now tells you how to get there and how to get in.',
  /** Used in place of the three above if the confirmation has no arrival instructions. */
  subjectInPerson: 'Your arrival at {{house}} on {{day}}',
  headingInPerson: 'We expect you soon',
  textInPerson:
    'We expect you at {{house}} on {{day}}. Your booking confirmation now shows what you need for your arrival; we will tell you in person how to get there and how to get in.',
  button: 'Open my confirmation',
  closing:
    'The link is yours: please share it only with those who travel with you. If anything is unclear on the way, call us at {{phone}}.',
} as const
