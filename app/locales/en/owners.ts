export const owners = {
  listWithUs: 'List with us',
  referralPlan: 'Referral plan',
  toForm: 'To the form',
  commission: 'Up to {{percent}}%',
  percent: '{{percent}}%',
  salesBetween: 'Sales of {{from}} to {{to}}',
  salesFrom: 'Sales of {{from}} or more',
  conditions: 'The conditions',
  portalButton: 'Open the owners’ portal',
  referralTitle: 'The house is not yours?',
  referralText: 'Bring its owner and us together, and earn a share of what it brings in.',
  referralLink: 'See the referral plan',
  comingSoon: 'Coming soon',
  comingSoonText:
    'We are still writing this page. Until it is ready, ask us: somebody who knows answers you.',
  comingSoonAsk: 'Ask on WhatsApp',
  otherServices: 'What else we do for owners',
  ownerTitle: 'Is the house your own?',
  ownerText:
    'Then you do not need the referral plan. Tell us about the house, and we come to see it.',
  ownerLink: 'List it with us',
} as const
