import { christmas, holyWeek, newYear, nextWeekend, thisWeekend } from './named-days'
import { without, type Reading } from './normalize'
import { withoutNights } from './read-nights'
import type { StayDates } from './understanding'
import type { Clock } from './written-day'

/** "Este fin" is one as well, "fin de año" is not. */
const weekend = '(?:fin de semana|finde|fin(?! de ))'

const named: readonly [RegExp, (clock: Clock) => StayDates][] = [
  [
    new RegExp(
      ` (?:for |para |the |el ){0,2}(?:next weekend|(?:proximo|siguiente|otro) ${weekend}|${weekend} (?:que viene|proximo|siguiente))(?= )`,
    ),
    ({ today }) => nextWeekend(today),
  ],
  [
    new RegExp(
      ` (?:for |para |the |el ){0,2}(?:this weekend|weekend|este ${weekend}|fin de semana|finde)(?= )`,
    ),
    ({ today, earliest }) => {
      const weekend = thisWeekend(today)
      return weekend.checkIn >= earliest ? weekend : nextWeekend(today)
    },
  ],
  [
    / (?:for |para |in |en |during |durante ){0,2}(?:la )?(?:semana santa|holy week|easter(?: week)?|semana mayor)(?= )/,
    ({ earliest }) => holyWeek(earliest),
  ],
  [
    / (?:for |para |in |en |over |at ){0,2}(?:la )?(?:christmas|navidad|xmas)(?= )/,
    ({ earliest }) => christmas(earliest),
  ],
  [
    / (?:for |para |in |en |over |at ){0,2}(?:el )?(?:new year(?: eve)?|new years(?: eve)?|ano nuevo|fin de ano)(?= )/,
    ({ earliest }) => newYear(earliest),
  ],
]

/** The days of a weekend or feast that a text names, e.g. "Semana Santa"; null if it names none. */
export function readNamedDays(text: string, clock: Clock): Reading<StayDates> | null {
  for (const [pattern, days] of named) {
    const match = pattern.exec(text)
    if (match) return { value: days(clock), rest: withoutNights(without(text, match)) }
  }
  return null
}
