export const confirmation = {
  inquire: {
    title: 'Your inquiry is with us',
    message:
      'Thank you. Somebody from our team is looking at it and will write to you. Nothing is booked until you hear from us.',
    next: 'What happens now',
    steps: {
      mail: 'We have sent a copy to your e-mail. If it is not there in a few minutes, please look in your spam folder.',
      check: 'We check the dates and the price with the owner.',
      answer: 'You get our answer with how to confirm and pay, or with places that are free.',
    },
    hurry: 'In a hurry?',
    whatsApp: 'Write to us on WhatsApp',
    whatsAppText: 'Hello, I have just sent you an inquiry.',
    whatsAppTextReference: 'Hello, I have just sent you the inquiry {{reference}}.',
  },
  /** In place of what is said of dates, where a house for sale was asked about. */
  sale: {
    message:
      'We ask the owner whether the house is still for sale and write to you with the papers, the price and when you can see it. You are not committed to anything. If our e-mail does not arrive, please look in your spam folder.',
    steps: {
      check: 'We check with the owner that the house is still for sale, and at which price.',
      answer: 'You get our answer with the papers and a proposal for when to see it.',
    },
  },
  lead: {
    next: 'What happens now',
    steps: {
      mail: 'We have sent a copy to your e-mail. If it is not there in a few minutes, please look in your spam folder.',
      check: 'Somebody from our team reads what you wrote.',
      answer: 'We answer you the way you chose.',
    },
    hurry: 'In a hurry?',
    whatsApp: 'Write to us on WhatsApp',
    whatsAppText: 'Hello, I have just sent you a message.',
    whatsAppTextReference: 'Hello, I have just sent you the message {{reference}}.',
  },
  /** In place of what is said of the answer, since not every landing asks how. */
  landing: { answer: 'You get our answer by e-mail, phone or WhatsApp.' },
  career: {
    next: 'What happens now',
    steps: {
      mail: 'We have sent a copy to your e-mail. If it is not there in a few minutes, please look in your spam folder.',
      check: 'The people you would work with read your application and your CV.',
      answer: 'We write to you about an interview, or to say that it was not this time.',
    },
    hurry: 'Did you forget something?',
    whatsApp: 'Write to us on WhatsApp',
    whatsAppText: 'Hello, I have just sent you an application.',
    whatsAppTextReference: 'Hello, I have just sent you the application {{reference}}.',
  },
  title: 'We have your message',
  message: 'Thank you. Somebody from our team is looking at it and will write to you.',
  reference: 'Your reference',
  home: 'Go to the home page',
  explore: 'Explore more places',
} as const
