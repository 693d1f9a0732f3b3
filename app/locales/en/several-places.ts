/** The page that asks for several places at once. */
export const severalPlaces = {
  title: 'Ask for several places at once',
  lead: 'One inquiry, one reference: we check all of them with their owners and write back.',
  back: 'Back to your favourites',
  change: 'Change dates, guests or places',
  leaveOut: 'Leave out',
  lines: 'Price line by line',
  withFee: 'with the payment fee',
  notAsked: 'Not part of this inquiry',
  noneTitle: 'None of these places can be asked for yet',
  noneText: 'Choose other dates, or other places, and come back here.',
  ignored_one: '{{count}} place in this link is unknown or one too many, and was left out.',
  ignored_other: '{{count}} places in this link are unknown or too many, and were left out.',
  askForAll_zero:
    'None of these places is possible for this stay: choose other dates or another number of guests.',
  askForAll_one: 'Ask for this place',
  askForAll_other: 'Ask for these {{count}} places at once',
  datesFirst: 'Choose dates, then ask for all of them with one inquiry.',
} as const
