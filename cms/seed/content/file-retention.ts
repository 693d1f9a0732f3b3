/** How many months the demo keeps private files. */
export const fileRetention = { careerMonths: 12, identityMonths: 6 }
