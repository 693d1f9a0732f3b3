export const home = {
  searchTitle: 'Find a place to stay',
  guests: 'Guests',
  search: 'Search',
  sectionsTitle: 'What are you looking for?',
  featuredLink: 'See all vacation rentals',
  offersTitle: 'Current offers',
  offersLink: 'Find a house by price',
  offerUntil: 'Until {{date}}',
  postsTitle: 'Before you come',
  postsLink: 'All posts of the blog',
} as const
