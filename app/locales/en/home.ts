export const home = {
  searchTitle: 'Find a place to stay',
  where: 'Where',
  anywhere: 'All of Guatemala',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  search: 'Search',
  sectionsTitle: 'What are you looking for?',
  seeAll: 'See all {{section}}',
  featuredLink: 'See all vacation rentals',
  visitPartner: 'Visit {{partner}}',
} as const
