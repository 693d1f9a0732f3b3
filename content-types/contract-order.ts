/** How the staff's list of contracts can be sorted. Without zod, for browsers. */
export const contractOrders = ['latest', 'activity', 'opened', 'amount', 'reminders'] as const

export type ContractOrder = (typeof contractOrders)[number]

/** In the place of a stage: the contracts that were put away. */
export const archivedList = 'archived'
