/** The page of the site search. The server says them, so that no other page carries them. */
export const search = {
  titleOf: 'Results for “{{question}}”',
  nothing: 'We found nothing for “{{question}}”',
  metaDescription: 'Search towns, houses, blog posts and answers about staying in Guatemala.',
  label: 'What are you looking for?',
  placeholder: 'A town, a house, a subject',
  lead: 'Towns and regions, houses by name, stories from the blog, and answers.',
  places: 'Places',
  houses: 'Houses',
  posts: 'From the blog',
  questions: 'Questions and answers',
  nothingHint: 'Try fewer or other words, or begin with a kind of stay:',
  ask: 'Tell Renty what you are looking for, such as “a house with a pool for six by the lake”',
  askLink: 'Ask Renty “{{question}}”',
} as const
