/** Places that a visitor keeps, compares and shares. */
export const favorites = {
  metaTitle: 'Favourites',
  metaDescription:
    'The places you keep, side by side: what they cost for your dates and how they differ.',
  title: 'Favourites, side by side',
  lead: 'Choose dates once and see what each place costs in all. Your hearts stay on this device.',
  ignored_one: '{{count}} place in this link is unknown or one too many, and was left out.',
  ignored_other: '{{count}} places in this link are unknown or too many, and were left out.',
  gone_one: 'This place is not offered any more:',
  gone_other: 'These places are not offered any more:',
  remove: 'Remove',

  emptyTitle: 'No favourites yet',
  emptyText:
    'Press the heart on a place you like. It waits for you here, and you can compare prices, share the list and ask for several places at once.',
  needsScript:
    'Hearts need JavaScript, which is off in your browser. Links that others share with you work without.',

  stayForAll: 'Dates and guests for all places',
  showTotals: 'Show totals',

  keepAll_one: 'Keep this place',
  keepAll_other: 'Keep these {{count}} places',
  allKept: 'Kept on this device',
  shareOnWhatsApp: 'Share on WhatsApp',
  shareText: 'Places I like in Guatemala:',

  askOnWhatsApp: 'Ask us on WhatsApp',
  askText: 'Hello, I would like to know more about these places: {{places}}. {{link}}',

  noStayFits: 'Not free on any of these days.',
  comparison: 'Comparison of the places',
  rows: {
    guests: 'Guests',
    bedrooms: 'Bedrooms',
    beds: 'Beds',
    bathrooms: 'Bathrooms',
    distance: 'Distance, straight line',
    cancellation: 'Cancellation',
  },
  landmarkAt: '{{name}}: {{distance}}',
  refund_one: '{{percent}}% back until {{count}} day before',
  refund_other: '{{percent}}% back until {{count}} days before',
  allHave: 'All of them have:',
} as const
