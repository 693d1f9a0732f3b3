/** Similar places that are free on the dates that a taken rental was wanted for. */
export const availableRentals = {
  title: 'Free on your dates, nearby',
  status_one: '{{count}} similar place is free on your dates',
  status_other: '{{count}} similar places are free on your dates',
} as const
