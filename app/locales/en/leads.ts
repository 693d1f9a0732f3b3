export const leads = {
  alreadySubscribed: 'You are already subscribed',
  landing: {
    send: 'Ask for a proposal',
    wishes: 'Anything else we should know?',
    place: 'Where would you like to stay?',
    anyPlace: 'Anywhere in Guatemala',
    startDate: 'First day',
    endDate: 'Last day',
    guests: 'Guests',
    adults: 'Adults',
    children: 'Children',
    maxCapacity: 'Maximum capacity reached',
  },
} as const
