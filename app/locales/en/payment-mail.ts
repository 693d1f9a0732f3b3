/** Mails that remind a guest of what is to be paid. */
export const paymentMail = {
  hello: 'Dear {{name}},',
  firstOverdue: {
    subject: 'The first payment for {{house}} is still open',
    heading: 'Your first payment is still open',
    text: 'thank you for signing the contract for {{house}}. With it the first payment was due on {{day}}; {{amount}} of it is still open.',
  },
  restSoon: {
    subject: '{{amount}} for {{house}}, due on {{day}}',
    heading: 'Your balance is due soon',
    text: 'we look forward to your stay at {{house}}. {{amount}} is still open and due on {{day}}.',
  },
  restOverdue: {
    subject: 'Your balance for {{house}} was due on {{day}}',
    heading: 'Your balance is overdue',
    text: '{{amount}} for your stay at {{house}} was due on {{day}} and has not reached us yet. We can send you the way to the house once it is paid.',
  },
  balance: 'Your balance',
  agreed: 'Agreed price',
  received: 'Received on {{day}}',
  open: 'Still open',
  firstDue: 'First payment, due on {{day}}',
  due: 'Due on {{day}}',
  howToPay:
    'You pay by bank transfer, deposit or in cash at our office; your contract says the details. If you do not have them at hand, answer this e-mail or call {{phone}}. Please send us a picture of the receipt.',
  paidAlready: 'Have you already paid? Then thank you, and please ignore this e-mail.',
  whatsApp: 'Write to us on WhatsApp',
  whatsAppText: 'Hello, I am writing about the payment for my stay {{stay}}.',
} as const
