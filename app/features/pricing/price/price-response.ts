/** A line of a price, in the order and under the names of browsing.md §3, "Price response". */
export type PriceLine = {
  /** `night`, `month`, `discount`, `surcharge`, or the id of the extra fee. */
  per: string
  type?: 'extra-fee' | 'weekly' | 'promotion'
  /** Nights, months, guests or percent, by what the line counts. */
  number: number
  startDate?: string
  endDate?: string
  /** The rate of one unit; the line's own amount where the line is a percentage. */
  priceFormated: string
  /** In units of the currency (`1250.5`), below zero for what is taken off. */
  subTotal: number
  subTotalFormated: string
}

export type PriceResponse = {
  details: PriceLine[]
  currencySymbol: string
  /** In units of the currency. */
  total: number
  totalFormated: string
  nights: number
  promotionsDetail: { type: number; singlePromotion: boolean }[]
}
