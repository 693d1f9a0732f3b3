/** The name that this site has in the customer's calls (leads-and-content.md §7), in the field `page`. */
export const ownPage = 'AR'
