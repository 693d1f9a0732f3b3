/** The mails about contracts. */
export const contractMail = {
  signedSubject: 'Contract {{reference}} is signed',
  signedHeading: 'The contract is signed',
  signedGuest:
    'Thank you, {{name}}. The contract for {{property}} is signed; your copy is attached.',
  signedNext:
    'It says what is to be paid and when. Before you arrive, we tell you how to get there and how to get in.',
  signedStaff: 'The contract for {{property}} is signed by {{name}}; the copy is attached.',
  takenSubject: 'Contract {{reference}} could not be signed',
  takenHeading: 'The nights are taken',
  takenStaff:
    '{{name}} wanted to sign the contract for {{property}}, {{startDate}} to {{endDate}}, but another reservation or blocked dates have these nights. Nothing was signed. Free the nights or change the contract, and write to the guest.',
  askedSubject: 'Question about contract {{reference}}',
  askedHeading: 'A guest asks',
  askedStaff: '{{name}} asks about the contract for {{property}}.',
  guestWords: 'What the guest wrote',
  declinedSubject: 'Contract {{reference}} was declined',
  declinedHeading: 'A guest declined',
  declinedStaff: '{{name}} has declined the contract for {{property}} and says why.',
  progressSubject: 'We have your signature: contract for {{property}}',
  progressHeading: 'We have your signature',
  progress: 'Thank you, {{name}}. You signed the contract for {{property}}.',
  waitsFor: 'Still to sign: {{names}}.',
  houseNext: 'All guests have signed; we sign next.',
  progressCopy: 'You get the PDF as soon as the contract is signed by all.',
  countersignSubject: 'Contract {{reference}} waits for our signature',
  countersignHeading: 'Please sign for the house',
  countersignStaff:
    '{{names}} signed the contract for {{property}}. Open it and sign for the house: the PDF is sealed and sent then.',
  open: 'Open the contract',
  ownLink: 'The link is yours alone: please do not pass it on.',
  hash: 'Fingerprint (SHA-256)',
  linkSubject: 'Your contract for {{property}}',
  linkHeading: 'Your contract is ready',
  link: 'Hello {{name}}, here is the contract for {{property}}. Please read it and complete your part; it takes about two minutes, on your phone as well.',
  changedSubject: 'Your contract for {{property}} has changed',
  changedHeading: 'Please sign the new version',
  changed:
    'Hello {{name}}, we have changed the contract for {{property}} that you signed: this is version {{version}}. The page marks what has changed; the new version is valid once you have signed it.',
  signedStays: 'What you signed before stays as it is.',
  signedLinkSubject: 'The contract for {{property}} that you signed',
  signedLinkHeading: 'The contract that you signed',
  signedLink:
    'Hello {{name}}, here is the contract for {{property}} that you signed. There is nothing left for you to do.',
  reminderSubject: 'Your contract for {{property}} waits for you',
  reminderHeading: 'Your contract waits for you',
  reminder:
    'Hello {{name}}, the contract for {{property}} is not signed yet. It takes about two minutes, on your phone as well.',
  until: 'The link is open until {{day}}.',
} as const
