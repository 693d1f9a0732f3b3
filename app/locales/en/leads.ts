export const leads = {
  alreadySubscribed: 'You are already subscribed',
  listWithUs: {
    send: 'Send, and let us talk',
    wishes: 'Tell us about your place',
  },
  referral: {
    send: 'Join the referral plan',
    wishes: 'Tell us about yourself or the place you know of',
  },
  subscription: {
    send: 'Subscribe',
  },
  report: {
    heading: 'Something not right, or is this yours?',
    about: 'What it is about',
    title: {
      productReport: 'Report this place',
      providerReport: 'Report the provider',
      productClaim: 'Claim this place as yours',
    },
    choose: {
      productReport: 'The place',
      providerReport: 'The provider',
      productClaim: 'It is mine',
    },
    description: {
      productReport: 'What is not right?',
      providerReport: 'What happened with the provider?',
      productClaim: 'How can we see that it is yours?',
    },
    send: {
      productReport: 'Send the report',
      providerReport: 'Send the report',
      productClaim: 'Send the claim',
    },
    done: {
      productReport: 'Reported Product.',
      providerReport: 'Provider Reported.',
      productClaim: 'Claimed Product.',
    },
    evaluated: 'The report will be evaluated.',
    reportNamed: 'Report {{name}}',
    close: 'Close',
    loading: 'One moment…',
    onPage: 'Open the form on the page of the place',
    fromModal: 'Is your place here already, or is something not right with this one?',
  },
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
