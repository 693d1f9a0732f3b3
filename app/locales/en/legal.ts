export const legal = {
  allTexts: 'All legal texts',
  accommodation: 'By kind of place',
  inForce: 'In force since',
  readMore: 'Read more',
  readLess: 'Read less',
  cookies: {
    title: 'Cookies',
    text: 'We keep a few notes in your browser: your currency, your favourites, the places you saw last, the stay you are asking for. No advertising, no trackers.',
    privacy: 'Privacy',
    policy: 'Cookie policy',
    accept: 'Accept',
  },
}
