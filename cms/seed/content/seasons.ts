import type { SeasonSeed } from './types'

export const seasons: SeasonSeed[] = [
  {
    key: 'christmas',
    name: { en: 'Christmas and New Year', es: 'Navidad y Año Nuevo' },
    ranges: [
      { startDate: '2026-12-20', endDate: '2027-01-03' },
      { startDate: '2027-12-20', endDate: '2028-01-03' },
      { startDate: '2028-12-20', endDate: '2029-01-03' },
    ],
  },
  {
    // From the Saturday before Palm Sunday to Easter Sunday.
    key: 'holy-week',
    name: { en: 'Holy Week', es: 'Semana Santa' },
    ranges: [
      { startDate: '2026-03-28', endDate: '2026-04-05' },
      { startDate: '2027-03-20', endDate: '2027-03-28' },
      { startDate: '2028-04-08', endDate: '2028-04-16' },
    ],
  },
  {
    // Army Day brings a long weekend; northern visitors stay until the end of the month.
    key: 'july-holidays',
    name: { en: 'July holidays', es: 'Vacaciones de julio' },
    ranges: [
      { startDate: '2026-06-27', endDate: '2026-07-31' },
      { startDate: '2027-06-26', endDate: '2027-07-31' },
      { startDate: '2028-06-24', endDate: '2028-07-31' },
    ],
  },
  {
    key: 'independence',
    name: { en: 'Independence days', es: 'Fiestas patrias' },
    ranges: [
      { startDate: '2026-09-13', endDate: '2026-09-16' },
      { startDate: '2027-09-13', endDate: '2027-09-16' },
      { startDate: '2028-09-13', endDate: '2028-09-16' },
    ],
  },
]
