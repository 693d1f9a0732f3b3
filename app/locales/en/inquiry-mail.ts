/** The two mails that an inquiry sends. */
export const inquiryMail = {
  guest: {
    subject: 'We have your inquiry {{reference}}: {{place}}',
    preview: 'We check dates and price and write to you.',
    previewSale: 'We check price and papers and write to you.',
    heading: 'Thank you, {{firstName}}',
    received: 'Your inquiry about {{place}} is with us. Your reference is {{reference}}.',
    answer: {
      email: 'We check the dates and the price with the owner and answer you by e-mail.',
      phone: 'We check the dates and the price with the owner and call you at {{phone}}.',
      whatsapp:
        'We check the dates and the price with the owner and write to you on WhatsApp at {{phone}}.',
      sale: {
        email: 'We check price and papers with the owner and answer you by e-mail.',
        phone: 'We check price and papers with the owner and call you at {{phone}}.',
        whatsapp:
          'We check price and papers with the owner and write to you on WhatsApp at {{phone}}.',
      },
    },
    notBooked: 'Nothing is booked or charged yet: you decide once you have our answer.',
    message: 'What you wrote',
    button: 'See the place again',
    buttonSeveral: 'See the places again',
    wrong:
      'If something is not right, just answer this e-mail or write to us on WhatsApp: {{number}}.',
  },
  staff: {
    subject: 'Inquiry {{reference}}: {{place}}, {{name}}',
    subjectQuote: 'Quote wanted {{reference}}: {{place}}, {{name}}',
    heading: 'Inquiry {{reference}}',
    headingQuote: 'Quote wanted {{reference}}',
    from: '{{name}} asks for {{place}}.',
    message: 'What the guest wrote',
    button: 'Answer in the staff area',
  },
  andMore_one: '{{name}} and {{count}} more place',
  andMore_other: '{{name}} and {{count}} more places',
  place: 'Place',
  kind: 'Kind',
  stay: 'Stay',
  price: 'Price',
  onRequest: 'on request',
  listed: {
    label: 'Listed price',
    night: '{{price}} a night',
    month: '{{price}} a month',
    sale: '{{price}}',
  },
  services: 'Add-on services',
  payment: 'Payment',
} as const
