/** Places that a visitor keeps or has seen, as pages with cards say it. */
export const hearts = {
  link: 'Favourites',
  keepNamed: 'Keep {{name}} in your favourites',
  full_one: 'Your favourites hold up to {{count}} place. Remove one before you keep another.',
  full_other: 'Your favourites hold up to {{count}} places. Remove one before you keep another.',
  notStored:
    'Your browser stores nothing for this site, so it cannot keep your favourites. Allow it to store data, or leave private mode.',
  seenTitle: 'Recently viewed',
  forgetSeen: 'Clear',
} as const
