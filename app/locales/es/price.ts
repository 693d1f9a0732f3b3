import type { price as english } from '../en/price'
import type { Translated } from '../translated'

export const price: Translated<typeof english> = {
  nights_one: '{{count}} noche a {{rate}}',
  nights_other: '{{count}} noches a {{rate}}',
  months_one: '{{count}} mes a {{rate}}',
  months_other: '{{count}} meses a {{rate}}',
  weekly: 'Descuento por semana, {{percent}} %',
  promotions: {
    lastMinute: 'Descuento de última hora, {{percent}} %',
    discount: 'Descuento, {{percent}} %',
    offer: 'Oferta especial, {{percent}} %',
    surcharge: 'Recargo de temporada alta, {{percent}} %',
  },
  fee: 'Cargo adicional',
  feeUnits: '{{name}}, {{number}} × {{rate}}',
  feePercent: '{{name}}, {{percent}} %',
  total: 'Total',
  paymentFee: '{{method}}, {{percent}} %',
  totalWithFee: 'Total con cargo por pago',
}
