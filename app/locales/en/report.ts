/** The ways to report a place, and thanks for it; the words of the form are among those of leads. */
export const report = {
  heading: 'Something not right, or is this yours?',
  title: {
    productReport: 'Report this place',
    providerReport: 'Report the provider',
    productClaim: 'Claim this place as yours',
  },
  short: 'Report',
  reportNamed: 'Report {{name}}',
  fromModal: 'Is your place here already, or is something not right with this one?',
  done: {
    productReport: 'Reported Product.',
    providerReport: 'Provider Reported.',
    productClaim: 'Claimed Product.',
  },
  evaluated: 'The report will be evaluated.',
  close: 'Close',
} as const
