/** The archive of letters. */
export const newsletter = {
  title: 'Letters from Guatemala',
  lead: 'What we wrote to those who read us, once a month: new houses, free dates and a story from the road.',
  metaTitle: 'Letters from Guatemala',
  metaDescription:
    'Every letter that we sent: new houses in Guatemala, free dates at a better price, and a story from the road, once a month.',
  letters: 'Letters',
  none: 'The first letter is still being written.',
  earlier: 'The letter before:',
  later: 'The letter after:',
  all: 'All letters',
  signUpTitle: 'Get the next one by e-mail',
  signUpText: 'Once a month, and every letter has a link that ends it.',
} as const
