/** The short page of an answer that cannot be made right now. */
export const overload = {
  tooManyTitle: 'Too many pages at once',
  tooMany: 'Your connection opened too many pages in a short time.',
  tooManyForms: 'Several forms came from your connection in a short time. Please wait a little.',
  busyTitle: 'We are very busy right now',
  busy: 'Many people are looking for a place to stay at this moment.',
  tooLargeTitle: 'That is too large to send',
  tooLarge:
    'What you sent is larger than this form can take. Please go back, choose smaller files or a shorter text, and send it again.',
  waitSeconds: 'Please try again in {{count}} seconds.',
  waitMinutes: 'Please try again in {{count}} minutes.',
  back: 'If you were filling in a form, go back in your browser: what you wrote is still there.',
  again: 'Try again',
  home: 'Go to the home page',
} as const
