/** How the team countersigns: with a stored signature as the last guest signs, or by hand in the desk. */
export const countersignings = ['atOnce', 'byHand'] as const
