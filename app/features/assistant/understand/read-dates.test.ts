import { describe, expect, it } from 'vitest'
import { christmas, easterSunday, holyWeek, nextWeekend, thisWeekend } from './named-days'
import { normalize } from './normalize'
import { readDates } from './read-dates'
import { writeDigits } from './write-digits'

/** A Wednesday. */
const clock = { today: '2026-11-18', earliest: '2026-11-18' }
const daysIn = (sentence: string, at = clock) => {
  const { value } = readDates(writeDigits(normalize(sentence), 'en'), at)
  return value && [value.checkIn, value.checkOut]
}

describe('days in a sentence', () => {
  it.each([
    ['from 10 to 14 December', '2026-12-10', '2026-12-14'],
    ['Dec 10-14', '2026-12-10', '2026-12-14'],
    ['from the 10th to the 14th of December', '2026-12-10', '2026-12-14'],
    ['December 10th to 14th, 2027', '2027-12-10', '2027-12-14'],
    ['del 10 al 14 de diciembre', '2026-12-10', '2026-12-14'],
    ['desde el 10 hasta el 14 de diciembre del 2027', '2027-12-10', '2027-12-14'],
    ['del 28 de diciembre al 3 de enero', '2026-12-28', '2027-01-03'],
    ['December 28 to January 3', '2026-12-28', '2027-01-03'],
    // The year stands behind the second day, and the first one is in the year before.
    ['del 28 de diciembre al 3 de enero de 2027', '2026-12-28', '2027-01-03'],
    ['December 28 to January 3, 2028', '2027-12-28', '2028-01-03'],
    ['del 28 al 2 de enero de 2028', '2027-12-28', '2028-01-02'],
    ['del 28 al 2 de febrero de 2028', '2028-01-28', '2028-02-02'],
    ['del 10 de enero al 3 de febrero de 2028', '2028-01-10', '2028-02-03'],
    ['2027-02-01 to 2027-02-05', '2027-02-01', '2027-02-05'],
    ['01/02/2027 - 05/02/2027', '2027-02-01', '2027-02-05'],
    ['10/12 al 14/12/2026', '2026-12-10', '2026-12-14'],
    ['10/12-14/12', '2026-12-10', '2026-12-14'],
    ['del 10 al 14/12/2026', '2026-12-10', '2026-12-14'],
    ['del 24-12-2026 al 27-12-2026', '2026-12-24', '2026-12-27'],
    ['24.12.2026 al 27.12.2026', '2026-12-24', '2026-12-27'],
    ['24/12/26 al 27/12/26', '2026-12-24', '2026-12-27'],
    ['el 24/12/2026 por 3 noches', '2026-12-24', '2026-12-27'],
    ['con llegada 24/12/2026 y salida 27/12/2026', '2026-12-24', '2026-12-27'],
    ['2026-12-24 for 3 nights', '2026-12-24', '2026-12-27'],
    ['on 24/12 for 3 nights', '2026-12-24', '2026-12-27'],
    // One of them can only be December.
    ['12/24/2026 to 12/27/2026', '2026-12-24', '2026-12-27'],
    ['12/05/2026 to 12/15/2026', '2026-12-05', '2026-12-15'],
    ['10-Dec-2026 to 14-Dec-2026', '2026-12-10', '2026-12-14'],
    ['3 nights from January 5', '2027-01-05', '2027-01-08'],
    ['el 5 de enero por una semana', '2027-01-05', '2027-01-12'],
    ['el 10 de diciembre por 5 días', '2026-12-10', '2026-12-15'],
    ['por 15 días desde el 10 de diciembre', '2026-12-10', '2026-12-25'],
    ['December 10 for 5 days', '2026-12-10', '2026-12-15'],
    ['llegamos el 11 de diciembre y salimos el 15 de diciembre', '2026-12-11', '2026-12-15'],
    ['arriving December 11, leaving December 15', '2026-12-11', '2026-12-15'],
    ['del 11 de diciembre al 15', '2026-12-11', '2026-12-15'],
    ['del 30 de diciembre al 2', '2026-12-30', '2027-01-02'],
    ['del viernes 11 al domingo 13 de diciembre', '2026-12-11', '2026-12-13'],
    ['from Friday December 11 to Sunday December 13', '2026-12-11', '2026-12-13'],
    ['del 28 al 2 de enero', '2026-12-28', '2027-01-02'],
    ['el 10 de diciembre para 4 personas', '2026-12-10', '2026-12-11'],
    ['tonight', '2026-11-18', '2026-11-19'],
    ['mañana por 2 noches', '2026-11-19', '2026-11-21'],
    ['this weekend', '2026-11-20', '2026-11-22'],
    ['del viernes al domingo', '2026-11-20', '2026-11-22'],
    ['next Friday to Sunday', '2026-11-20', '2026-11-22'],
    ['sábado a martes', '2026-11-21', '2026-11-24'],
    ['este viernes por 2 noches', '2026-11-20', '2026-11-22'],
    ['el próximo lunes', '2026-11-23', '2026-11-24'],
    ['on Wednesday', '2026-11-18', '2026-11-19'],
    ['el viernes 11 de diciembre por 2 noches', '2026-12-11', '2026-12-13'],
    ['este fin para 4', '2026-11-20', '2026-11-22'],
    ['el fin que viene', '2026-11-27', '2026-11-29'],
    ['este fin de año', '2026-12-30', '2027-01-02'],
    ['el próximo fin de semana', '2026-11-27', '2026-11-29'],
    ['Semana Santa', '2027-03-21', '2027-03-28'],
    ['Navidad', '2026-12-23', '2026-12-26'],
    ['año nuevo', '2026-12-30', '2027-01-02'],
    ['mañana por la mañana por 2 noches', '2026-11-19', '2026-11-21'],
  ])('%s', (sentence, checkIn, checkOut) => {
    expect(daysIn(`a house ${sentence} in Antigua`)).toEqual([checkIn, checkOut])
  })

  it('knows every word around two days', () => {
    for (const sentence of [
      'llegamos el 11 de diciembre y salimos el 15 de diciembre',
      'arriving December 11, leaving December 15',
      'del viernes 11 al domingo 13 de diciembre',
    ]) {
      expect(readDates(` ${normalize(sentence)} `, clock).rest, sentence).toMatch(/^[ |]*$/)
    }
  })

  it('takes a day that has passed for that of the next year', () => {
    expect(daysIn('from 1 to 5 November')).toEqual(['2027-11-01', '2027-11-05'])
  })

  it('finds none where there are none, or where they cannot be', () => {
    for (const sentence of [
      'cerca de Santo Domingo',
      '¿atienden los lunes?',
      'for 3 nights',
      'a night',
      '31 to 32 December',
      'from 14 to 10 December',
      '30 February',
    ]) {
      expect(daysIn(sentence), sentence).toBeNull()
    }
  })

  it('takes no number for a day that counts something else, and no morning for tomorrow', () => {
    for (const sentence of [
      'casa frente al mar 3 habitaciones',
      'casa frente al mar 4 baños',
      'casa frente al mar 10 personas',
      'casa frente al mar 4 a 6 personas',
      'house in May 4 people',
      'a house in December 3 bedrooms',
      'casa en diciembre 2 noches',
      'llegamos a las 10 de la mañana',
      'casa con sol por la mañana',
    ]) {
      expect(daysIn(sentence), sentence).toBeNull()
    }
  })

  it('gives back what looks like days, as it was written, where it makes no stay of them', () => {
    for (const [sentence, ...unread] of [
      ['casa el 31 de noviembre', 'el 31 de noviembre'],
      ['house from 14 to 10 December', 'from 14 to 10 december'],
      ['del 27/12/2026 al 24/12/2026', 'del 27/12/2026 al 24/12/2026'],
      ['del 27 de diciembre al 24 de diciembre', 'del 27 de diciembre al 24 de diciembre'],
      ['del 31/11/2026 al 05/12/2026', 'del 31/11/2026 al 05/12/2026'],
      ['el 24.12.2025 por 3 noches', 'el 24.12.2025'],
      ['13/13/2026 for 3 nights', '13/13/2026'],
      ['casa del 10 al 14 en Antigua', 'del 10 al 14'],
      ['a house in May', 'in may'],
      ['en diciembre de 2026', 'en diciembre de 2026'],
      ['10 December for 3 nights or 20 December', '20 december'],
      ['del 10 al 14 de diciembre'],
      ['a guard 24/7, 2 1/2 baths, 10-12 people'],
    ]) {
      expect(readDates(normalize(sentence ?? ''), clock).unread, sentence).toEqual(unread)
    }
  })

  it('begins tonight tomorrow, once nobody can arrive today', () => {
    const evening = { today: '2026-11-18', earliest: '2026-11-19' }
    expect(daysIn('tonight', evening)).toEqual(['2026-11-19', '2026-11-20'])
  })
})

describe('days with a name', () => {
  it('knows Easter', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ])
  })

  it('goes to the next Holy Week as soon as this one has begun', () => {
    expect(holyWeek('2026-03-29').checkIn).toBe('2026-03-29')
    expect(holyWeek('2026-03-30').checkIn).toBe('2027-03-21')
  })

  it('goes to the next Christmas as soon as this one has begun', () => {
    expect(christmas('2026-12-23').checkIn).toBe('2026-12-23')
    expect(christmas('2026-12-24').checkIn).toBe('2027-12-23')
  })

  it('has the weekend begin on the day that it is, and a new one from Sunday on', () => {
    expect(thisWeekend('2026-11-20')).toEqual({ checkIn: '2026-11-20', checkOut: '2026-11-22' })
    expect(thisWeekend('2026-11-21')).toEqual({ checkIn: '2026-11-21', checkOut: '2026-11-22' })
    expect(thisWeekend('2026-11-22')).toEqual({ checkIn: '2026-11-27', checkOut: '2026-11-29' })
    expect(nextWeekend('2026-11-21')).toEqual({ checkIn: '2026-11-27', checkOut: '2026-11-29' })
  })
})
