/** The mail that asks a guest for a review. */
export const reviewMail = {
  subject: 'How was {{house}}?',
  heading: 'How was your stay?',
  thanks:
    'Dear {{name}}, thank you for staying with us: {{house}}, {{start}} to {{end}}. We hope that you are well back home.',
  ask: 'Would you tell other travellers how it was? It takes two minutes: five ratings of one to five stars, and a few words.',
  button: 'Write my review',
  closing: 'The link is yours alone and can be used once. Your e-mail address is never shown.',
  /** To the team. */
  received: {
    subject: 'A review of {{house}}: {{stars}} stars',
    text: '{{name}} wrote about the stay {{stay}} at {{house}}. Nobody sees it before you approve it.',
    words: 'What the guest wrote',
    button: 'Read and decide',
  },
} as const
