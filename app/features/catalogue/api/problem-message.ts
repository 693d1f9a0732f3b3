import { cutOffHour } from '~content/cut-off'
import type { Locale } from '~content/locale'
import type { QueryProblem, QueryProblemCode } from '../filters/query-reader'

/** For people who write programs against the calls; pages never show these. */
const messages: Record<Locale, Record<QueryProblemCode, string>> = {
  en: {
    notWhole: 'must be a whole number',
    outOfRange: 'must lie within {allowed}',
    notAChoice: 'must be one of {allowed}',
    notAFlag: 'must be one of {allowed}',
    notASlug: 'holds something that is no slug',
    tooMany: 'may name {allowed} at most',
    notACountry: 'must be a country code of two letters',
    notADay: 'must be a calendar day, YYYY-MM-DD',
    pastDay: `must not be before the earliest check-in, today or from ${cutOffHour}:00 in Guatemala tomorrow`,
    missingDay: 'is missing: a stay needs both its days',
    missingLength: 'is missing: it says how long the stay lasts',
    missingMonth: 'is missing: it says when the stay begins',
    dayOrder: 'must be after checkIn',
    tooManyGuests: 'adults and children may be {allowed} together at most',
    priceOrder: 'must not be below minPrice',
    unknownPlace: 'names a place that does not exist',
    notBounds: 'must be south,west,north,east in degrees',
  },
  es: {
    notWhole: 'debe ser un número entero',
    outOfRange: 'debe estar dentro de {allowed}',
    notAChoice: 'debe ser uno de estos valores: {allowed}',
    notAFlag: 'debe ser uno de estos valores: {allowed}',
    notASlug: 'contiene algo que no es un identificador',
    tooMany: 'puede nombrar {allowed} como máximo',
    notACountry: 'debe ser un código de país de dos letras',
    notADay: 'debe ser un día del calendario, AAAA-MM-DD',
    pastDay: `no debe ser anterior al primer ingreso posible: hoy, o mañana a partir de las ${cutOffHour}:00 de Guatemala`,
    missingDay: 'falta: una estadía necesita sus dos fechas',
    missingLength: 'falta: dice cuánto dura la estadía',
    missingMonth: 'falta: dice cuándo comienza la estadía',
    dayOrder: 'debe ser posterior a checkIn',
    tooManyGuests: 'adultos y niños pueden ser {allowed} en total como máximo',
    priceOrder: 'no debe ser menor que minPrice',
    unknownPlace: 'nombra un lugar que no existe',
    notBounds: 'debe ser sur,oeste,norte,este en grados',
  },
}

type ParameterError = { parameter: string; message: string }

export function parameterError(problem: QueryProblem, locale: Locale): ParameterError {
  const message = messages[locale][problem.code].replace('{allowed}', problem.allowed ?? '')
  return { parameter: problem.parameter, message: `${problem.parameter} ${message}` }
}
