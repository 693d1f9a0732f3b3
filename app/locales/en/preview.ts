/** What editors read around a preview. */
export const preview = {
  title: 'Preview',
  draft: 'Draft',
  published: 'Published version',
  later: 'For later: shown as on the day it begins',
  until: 'This link works until {{moment}} (Guatemala)',
  asOf: 'As of',
  asOfHour: 'Time in Guatemala',
  apply: 'Show',
  leave: 'Leave preview',
  notSent: 'This is a preview: nothing was sent.',
  problem: {
    forged: {
      title: 'This preview link is not valid',
      text: 'Open the preview again with the button beside the entry in the CMS.',
    },
    expired: {
      title: 'This preview link has expired',
      text: 'A link works for an hour. Open the preview again with the button beside the entry in the CMS.',
    },
    foreign: {
      title: 'This preview link belongs to another page',
      text: 'A link shows one document in one language. Open the preview of this page in the CMS.',
    },
    missing: {
      title: 'There is nothing to see here',
      text: 'The document has no such version in this language, or it was deleted.',
    },
    over: {
      title: 'This link is over',
      text: 'It was made for some days only, or it was revoked. Please ask the person who sent it to you for a new one.',
    },
    incomplete: {
      title: 'The draft is not complete',
      text: 'Fill in these fields, save, and open the preview again:',
    },
    notSent: {
      title: 'This is a preview',
      text: 'Forms are not sent from a preview, and nothing was stored. Go back with your browser.',
    },
    unavailable: {
      title: 'The preview cannot be shown right now',
      text: 'The CMS did not answer. Please try again in a minute.',
    },
  },
} as const
