/** Turns the time on a clock, as if it were UTC, into the moment. Both in milliseconds since 1970. */
export type ZoneClock = { toMoment: (wall: number) => number; toWall: (moment: number) => number }

const clocks = new Map<string, ZoneClock | null>()

export const utc: ZoneClock = { toMoment: (wall) => wall, toWall: (moment) => moment }

/** The clock of a zone by its name in the time zone database; null for a name that is not in it. */
export function findZoneClock(name: string): ZoneClock | null {
  const found = clocks.get(name)
  if (found !== undefined) return found
  const clock = createClock(name)
  clocks.set(name, clock)
  return clock
}

/** The same; throws an `Error` for a name that is not in the database. */
export function getZoneClock(name: string): ZoneClock {
  const clock = findZoneClock(name)
  if (!clock) throw new Error(`No time zone ${name}`)
  return clock
}

function createClock(timeZone: string): ZoneClock | null {
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('sv', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
  } catch {
    return null
  }
  const toWall = (moment: number) => Date.parse(`${format.format(moment).replace(' ', 'T')}Z`)
  return {
    toWall,
    toMoment(wall) {
      let moment = wall
      // The offset depends on the result, so the first round is only an approximation.
      for (let round = 0; round < 2; round += 1) moment += wall - toWall(moment)
      return moment
    },
  }
}
