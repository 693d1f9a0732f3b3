/**
 * Editors choose named values; the site's contract uses the customer's numbers. Only this file maps one to the other.
 */
export const productTypes = {
  vacation_rental: 1,
  long_term_rental: 2,
  house_for_sale: 3,
  unique_stay: 5,
} as const

export const promotionTypes = { last_minute: 1, discount: 2, offer: 3, surcharge: 4 } as const

export const offerTypes = {
  special: 0,
  holy_week: 1,
  valentine: 2,
  black_day: 3,
  end_of_year: 4,
} as const

export const termsTypes = { standard: 1, own_contract: 2 } as const

export const calendarFlags = { kept_here: 0, kept_elsewhere: 1 } as const

/** The names of a table above, as a tuple for `z.enum`. */
export function namesOf<Table extends Record<string, number>>(table: Table) {
  return Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]]
}
