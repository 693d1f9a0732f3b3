import type { Locale } from '~content/locale'

const english: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  eighty: 80,
}

const spanish: Record<string, number> = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  dieciocho: 18,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  ochenta: 80,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
}

const numbers: Record<Locale, Record<string, number>> = { en: english, es: spanish }

/**
 * Numbers that are written as words become digits. "One" stays: it is an article in Spanish, and the
 * readers know it where it counts. "Once" is eleven in Spanish alone.
 */
export function writeDigits(text: string, language: Locale): string {
  const known = numbers[language]
  const digits = text.replace(/[a-z]+/g, (word) => String(known[word] ?? word))
  return digits
    .replace(/(?<= )(?:a )?(\d+ )?hundred(?= )/g, (_, count?: string) =>
      String(Number(count ?? 1) * 100),
    )
    .replace(
      /\b(\d00) (?:and |y )?([1-9]\d?)(?= (?:dollars|dolares|quetzales|usd|gtq) )/g,
      (_, hundreds: string, rest: string) => String(Number(hundreds) + Number(rest)),
    )
}
