export const nearestAnswers = {
  dates: '{{from}} – {{to}}',
  town: 'In {{town}}',
  guests_one: 'For {{count}} guest',
  guests_other: 'For {{count}} guests',
  without: 'Without “{{filter}}”',
  alone: 'Only “{{filter}}”',
  place: 'In all of Guatemala',
} as const
