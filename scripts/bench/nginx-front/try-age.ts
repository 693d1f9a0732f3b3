import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '~/platform/units/duration'
import type { Ask } from './ask'
import type { RentalPage } from './find-rentals'
import { check, expectThat, median } from './report'

type Stage = {
  ask: Ask
  askSite: (path: string) => Promise<string>
  rename: (slug: string, name: string) => Promise<void>
  rentals: readonly RentalPage[]
}

const changes = 10
/** A visitor's browser, for copies that nginx holds apart. */
const visitor = { headers: { 'Accept-Encoding': 'identity' } }

/** How long a published change takes until it is seen through nginx. */
export async function tryAge({ ask, askSite, rename, rentals }: Stage): Promise<void> {
  const [busy, ...quiet] = rentals.slice(0, changes + 1)
  if (!busy || quiet.length < changes) throw new Error('There are too few rentals.')

  await check('a change on a page that is asked for constantly', async () => {
    const throughNginx = []
    const atSite = []
    for (let round = 1; round <= changes; round++) {
      const name = `Casa Ocupada ${round}`
      const seen = async (read: () => Promise<string>) => {
        while (!(await read()).includes(name)) await pause(20)
        return Date.now()
      }
      const asked = seen(async () => (await ask(busy.path, visitor)).body.toString())
      const askedSite = seen(() => askSite(busy.path))
      await pause(seconds(2))
      await rename(busy.slug, name)
      const published = Date.now()
      throughNginx.push((await asked) - published)
      atSite.push((await askedSite) - published)
    }
    expectThat(Math.max(...throughNginx) < seconds(10), describe(throughNginx))
    return `${changes} times, after the CMS has answered: ${describe(throughNginx)}; at the site itself ${describe(atSite)}`
  })

  await check('a change on a page that is hardly asked for', async () => {
    const visits = []
    for (const [index, { slug, path }] of quiet.entries()) {
      const name = `Casa Tranquila ${index}`
      await ask(path, visitor)
      await rename(slug, name)
      visits.push(visitOnce(path, name, seconds(1.5 * (index + 1))))
    }
    const seen = await Promise.all(visits)
    const told = seen.map(({ age, first }) => `${age / 1000} s ${first ? 'new' : 'old'}`).join(', ')
    expectThat(
      seen.every(({ second }) => second),
      `a second request got an old copy: ${told}`,
    )
    expectThat(
      seen.every(({ age, first }) => first || age <= seconds(12)),
      told,
    )
    return `a single request so long after the change: ${told}; a second one, a second later: all new`
  })

  /** Whether the first request after `age` shows the name, and another one a second later. */
  async function visitOnce(path: string, name: string, age: number) {
    const shows = async () => (await ask(path, visitor)).body.includes(name)
    await pause(age)
    const first = await shows()
    await pause(seconds(1))
    return { age, first, second: await shows() }
  }
}

function describe(numbers: readonly number[]): string {
  return `median ${median(numbers)} ms, longest ${Math.max(...numbers)} ms`
}
