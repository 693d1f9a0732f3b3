/** What the price of an add-on service counts. */
export const serviceUnits = ['stay', 'day', 'person'] as const

export type ServiceUnit = (typeof serviceUnits)[number]
