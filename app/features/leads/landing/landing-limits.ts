/** Adults and children together (leads-and-content.md §5). */
export const maxLandingGuests = 50
