import type { Locale } from './locale'

type ContractPlaceholder = {
  name: string
  /** A template without it is refused. */
  isRequired: boolean
  /** What stands in its place, for editors. */
  words: Record<Locale, string>
}

/** Everything that a template may name as `{{name}}` (contracts-and-routes.md §3). */
export const contractPlaceholders = [
  required('fullName', 'Name of the guest who signs', 'Nombre del huésped que firma'),
  required('property', 'Name of the property', 'Nombre de la propiedad'),
  allowed('address', 'Street and number, else its name', 'Calle y número; si no hay, su nombre'),
  required('startDate', 'Day of arrival', 'Día de entrada'),
  required('endDate', 'Day of departure', 'Día de salida'),
  required('totalGuests', 'Number of guests', 'Número de huéspedes'),
  allowed('stay', 'Number of nights', 'Número de noches'),
  required('firstPayment', 'First payment, with currency', 'Primer pago, con moneda'),
  allowed('secondPayment', 'Second payment, with currency', 'Segundo pago, con moneda'),
  allowed('downPayment', 'Down payment, with currency', 'Anticipo, con moneda'),
  required('fullPayment', 'Full price, with currency', 'Precio total, con moneda'),
  allowed(
    'priceLines',
    'What the full price is made of, as a list',
    'De qué se compone el precio total, como lista',
  ),
  allowed('contractDate', 'Date of the contract', 'Fecha del contrato'),
  allowed('extraTerms', 'Extra terms, as a list', 'Términos adicionales, como lista'),
  required('customDownPayment', 'Down payment in percent', 'Anticipo en porcentaje'),
  required(
    'downPaymentDays',
    'Days before arrival when the first payment is due',
    'Días antes de la entrada en que vence el primer pago',
  ),
  required('damageDeposit', 'Damage deposit, with currency', 'Depósito por daños, con moneda'),
  required(
    'depositReturnDays',
    'Days before arrival until which the deposit is returned',
    'Días antes de la entrada hasta los que se devuelve el depósito',
  ),
  required(
    'lostFirstDepositDays',
    'Days before arrival from which part of the first payment is lost',
    'Días antes de la entrada desde los que se pierde parte del primer pago',
  ),
  required(
    'lostFirstDeposit',
    'Part of the first payment that is lost, in percent',
    'Parte del primer pago que se pierde, en porcentaje',
  ),
  required(
    'cancellationCoverExpenses',
    'Fee that covers expenses of a cancellation, with currency',
    'Cargo que cubre los gastos de una cancelación, con moneda',
  ),
  required('customCheckIn', 'Hour of arrival', 'Hora de entrada'),
  required('customCheckOut', 'Hour of departure', 'Hora de salida'),
] as const satisfies readonly ContractPlaceholder[]

export type PlaceholderName = (typeof contractPlaceholders)[number]['name']

export const placeholderPattern = /\{\{\s*([^{}]*?)\s*\}\}/g

type PlaceholderFaults = {
  /** As they stand in the text; a brace without its twin is one of them. */
  unknown: string[]
  missing: PlaceholderName[]
}

/** What is wrong with the placeholders of a template's text. */
export function findPlaceholderFaults(text: string): PlaceholderFaults {
  const used = new Set([...text.matchAll(placeholderPattern)].map(([, name = '']) => name))
  const known = new Set<string>(contractPlaceholders.map(({ name }) => name))
  const stray = text.replace(placeholderPattern, '').match(/\{\{|\}\}/g) ?? []
  return {
    unknown: [...[...used].filter((name) => !known.has(name)), ...new Set(stray)],
    missing: contractPlaceholders
      .filter(({ name, isRequired }) => isRequired && !used.has(name))
      .map(({ name }) => name),
  }
}

function required<Name extends string>(name: Name, en: string, es: string) {
  return { name, isRequired: true, words: { en, es } }
}

function allowed<Name extends string>(name: Name, en: string, es: string) {
  return { name, isRequired: false, words: { en, es } }
}
