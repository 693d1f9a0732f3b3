/** The guest in whose name a contract is, and those who sign beside them. */
export const maxSigners = 6
