/** As many places as can be kept, compared and asked for at once, also by one call. */
export const maxRentalsAtOnce = 10
