export const subscribe = {
  title: 'A letter from Guatemala',
  lead: 'Once a month, by e-mail: new houses, free dates at better prices, and a story from the road.',
  metaTitle: 'News by e-mail',
  metaDescription:
    'Subscribe to our letter: new houses in Guatemala, free dates at better prices and stories from the road, once a month by e-mail.',
  promises: 'What you can count on',
  houses: 'The new houses, before they stand in the lists',
  prices: 'Free dates and promotions that are really cheaper',
  stories: 'One story by somebody who lives here',
  leave: 'A link to end it in every letter, and nobody else gets your address',
  formTitle: 'Where should it go?',
} as const
