/** The lines of a price, wherever they are shown. */
export const price = {
  nights_one: '{{count}} night at {{rate}}',
  nights_other: '{{count}} nights at {{rate}}',
  months_one: '{{count}} month at {{rate}}',
  months_other: '{{count}} months at {{rate}}',
  weekly: 'Weekly discount, {{percent}} %',
  promotions: {
    lastMinute: 'Last-minute discount, {{percent}} %',
    discount: 'Discount, {{percent}} %',
    offer: 'Special offer, {{percent}} %',
    surcharge: 'High-season surcharge, {{percent}} %',
  },
  fee: 'Extra fee',
  feeUnits: '{{name}}, {{number}} × {{rate}}',
  feePercent: '{{name}}, {{percent}} %',
  total: 'Total',
  paymentFee: '{{method}}, {{percent}} %',
  totalWithFee: 'Total with payment fee',
} as const
