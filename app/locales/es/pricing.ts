import { cutOffText } from '~content/cut-off'
import type { pricing as english } from '../en/pricing'
import type { Translated } from '../translated'

export const pricing: Translated<typeof english> = {
  errors: {
    INVALID_PRODUCT_TYPE: 'No ofrecemos este tipo de lugar.',
    NON_EXISTENT_PRODUCT: 'Este lugar ya no se ofrece.',
    MISSING_DATE: 'Elija sus fechas.',
    MISSING_STARTDATE: 'Elija el día de su entrada.',
    MISSING_ENDDATE: 'Elija el día de su salida.',
    STARTDATE_IS_NOT_A_DATE: 'La entrada no es un día del calendario.',
    ENDDATE_IS_NOT_A_DATE: 'La salida no es un día del calendario.',
    PAST_DATE: 'Estas fechas ya pasaron.',
    PAST_STARTDATE: `La fecha de entrada ya pasó. Desde las ${cutOffText.es} en Guatemala, la primera entrada es mañana.`,
    PAST_ENDDATE: 'La fecha de salida ya pasó.',
    STARTDATE_IS_GREATER_OR_EQUAL_TO_ENDDATE: 'La salida debe ser después de la entrada.',
    NOT_AVAILABLE_YET: 'Este lugar todavía no está libre ese día.',
    LOCKED_DATES: 'Algunas de estas noches están ocupadas.',
    BELOW_MIN_NIGHTS: 'Son menos noches que la estadía mínima.',
    INVALID_MONTHS: 'Elija 1, 2, 3, 6, 12 o 24 meses.',
    BELOW_MIN_MONTHS: 'Son menos meses que el alquiler mínimo.',
    OVER_CAPACITY: 'Son más huéspedes de los que caben en este lugar.',
    INVALID_GUESTS: 'Díganos cuántos huéspedes vienen, al menos un adulto.',
  },
  verify: {
    INVALID_PRODUCT_TYPE: 'No ofrecemos este tipo de lugar. Por favor, elimínelo de su consulta.',
    NON_EXISTENT_PRODUCT: 'Este lugar ya no se ofrece. Por favor, elimínelo de su consulta.',
    MISSING_DATE: 'Faltan las fechas. Por favor, edite la estadía o elimínela.',
    MISSING_STARTDATE: 'Falta la fecha de entrada. Por favor, edite la estadía o elimínela.',
    MISSING_ENDDATE: 'Falta la fecha de salida. Por favor, edite la estadía o elimínela.',
    STARTDATE_IS_NOT_A_DATE:
      'No se entiende la fecha de entrada. Por favor, edite la estadía o elimínela.',
    ENDDATE_IS_NOT_A_DATE:
      'No se entiende la fecha de salida. Por favor, edite la estadía o elimínela.',
    PAST_DATE: 'Las fechas ya pasaron. Por favor, edite la estadía o elimínela.',
    PAST_STARTDATE: 'La fecha de entrada ya pasó. Por favor, edite la estadía o elimínela.',
    PAST_ENDDATE: 'La fecha de salida ya pasó. Por favor, edite la estadía o elimínela.',
    STARTDATE_IS_GREATER_OR_EQUAL_TO_ENDDATE:
      'La salida no es después de la entrada. Por favor, edite la estadía o elimínela.',
    NOT_AVAILABLE_YET:
      'El lugar todavía no está libre ese día. Por favor, edite la estadía o elimínela.',
    LOCKED_DATES:
      'Algunas de las noches ya están ocupadas. Por favor, edite la estadía o elimínela.',
    BELOW_MIN_NIGHTS:
      'La estadía ahora es más corta que la mínima. Por favor, edítela o elimínela.',
    INVALID_MONTHS: 'No se ofrece esa cantidad de meses. Por favor, edite la estadía o elimínela.',
    BELOW_MIN_MONTHS:
      'El alquiler ahora es más corto que el mínimo. Por favor, edite la estadía o elimínela.',
    OVER_CAPACITY:
      'Son más huéspedes de los que caben en el lugar. Por favor, edite la estadía o elimínela.',
    INVALID_GUESTS:
      'El número de huéspedes no es correcto. Por favor, edite la estadía o elimínela.',
  },
  lines: {
    night_one: '{{count}} noche a {{price}}',
    night_other: '{{count}} noches a {{price}}',
    month_one: '{{count}} mes a {{price}}',
    month_other: '{{count}} meses a {{price}}',
    weekly: 'Descuento semanal, {{percent}} %',
    lastMinute: 'Descuento de última hora, {{percent}} %',
    discount: 'Descuento, {{percent}} %',
    offer: 'Oferta especial, {{percent}} %',
    surcharge: 'Recargo de temporada, {{percent}} %',
    fee: 'Cargo adicional',
    feeUnits: '{{name}}, {{number}} × {{price}}',
    feePercent: '{{name}}, {{percent}} %',
    paymentFee: '{{method}}, {{percent}} %',
    total: 'Total',
    totalWithFee: 'Total con recargo por pago',
  },
}
