/** Mails that remind a guest of what is to be paid. */
export const paymentMail = {
  hello: 'Dear {{name}},',
  firstSoon: {
    subject: 'First payment for {{house}}: {{amount}}, due on {{day}}',
    heading: 'Your first payment is due soon',
    text: 'Your first payment for {{house}} is due on {{day}}. {{amount}} of it is still open.',
  },
  firstOverdue: {
    subject: 'The first payment for {{house}} was due on {{day}}',
    heading: 'Your first payment is overdue',
    text: 'Your first payment for {{house}} was due on {{day}}, and {{amount}} of it has not reached us yet.',
  },
  restSoon: {
    subject: '{{amount}} for {{house}}, due on {{day}}',
    heading: 'Your balance is due soon',
    text: 'We look forward to your stay at {{house}}. {{amount}} is still to be paid by {{day}}. We can tell you how to get to the house once everything is paid.',
  },
  balance: 'Your balance',
  agreed: 'Agreed price',
  received: 'Received on {{day}}',
  open: 'Still open',
  firstDue: 'First payment, due on {{day}}',
  due: 'Due on {{day}}',
  howToPay:
    'You pay by bank transfer, deposit or in cash at our office; your contract has the details. If you do not have them at hand, answer this e-mail or call {{phone}}. Please send us a picture of the receipt.',
  paidAlready: 'Have you already paid? Then thank you, and please ignore this e-mail.',
  whatsApp: 'Write to us on WhatsApp',
  whatsAppText: 'Hello, I am writing about the payment for my stay {{stay}}.',
} as const
