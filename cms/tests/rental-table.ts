import { beforeEach, describe, expect, it } from 'vitest'
import { rental } from './entries'
import { house, pictureOf, rentalTableCalls, tableOf } from './rental-table-calls'
import type { Stage } from './stage'
import { contentToken, staffToken, submissionToken } from './start-cms'

/** Many rentals at once (operations.md §7). */
export function describeRentalTable(stage: () => Stage): void {
  let calls: ReturnType<typeof rentalTableCalls>
  beforeEach(() => {
    calls = rentalTableCalls(stage().cms)
  })

  describe('the table of rentals', () => {
    it('makes a rental in both languages, which visitors see, and changes nothing the second time', async () => {
      const done = await calls.import(tableOf(house))
      expect(done.import).toMatchObject({ lines: 1, imported: 1, skipped: 0, by: 'Ana' })
      const seen = await calls.readAsVisitor('casa-tabla')
      expect(JSON.stringify(seen)).toContain('Casa Tabla')
      expect(JSON.stringify(seen)).toContain('1250.5')
      const again = await calls.plan(tableOf(house))
      expect(again.import.counts).toMatchObject({ same: 1, new: 0, changed: 0, mistaken: 0 })
    })

    it('exports what an import leaves unchanged, formulas and all', async () => {
      const file = await calls.exportAll()
      expect(file).toContain(`"'=no formula"`)
      const { import: planned } = await calls.plan(file)
      expect(planned.lines).toBeGreaterThan(0)
      expect(planned.counts).toMatchObject({ same: planned.lines })
    })

    it('has a template whose lines can be imported as they are', async () => {
      const { import: planned, lines } = await calls.plan(await calls.template())
      expect(lines.flatMap(({ problems }) => problems)).toEqual([])
      expect(planned.counts).toMatchObject({ new: 2, mistaken: 0 })
    })

    it('says what a line would change, and announces the change once for each language', async () => {
      const text = tableOf({ slug: 'casa-tabla', price_night: '99', title_es: 'Otra mesa' })
      const planned = await calls.plan(text)
      expect(planned.lines).toMatchObject([
        {
          line: 2,
          kind: 'changed',
          problems: [],
          changes: [
            { column: 'title_es', from: 'Una mesa', to: 'Otra mesa' },
            { column: 'price_night', from: '1250.5', to: '99' },
          ],
        },
      ])
      await stage().listener.heard()
      await calls.change(planned.import.key, 'start')
      await calls.until(planned.import.key, 'done')
      const heard = await stage().listener.heard()
      expect(
        heard
          .filter(({ uid }) => uid === rental)
          .map(({ locale }) => locale)
          .sort(),
      ).toEqual(['en', 'es'])
      const seen = JSON.stringify(await calls.readAsVisitor('casa-tabla'))
      expect(seen).toContain('Otra mesa')
      // An absent column stays as it is.
      expect(seen).toContain('Table House')
    })

    it('names each mistake by its column, and imports the good lines beside', async () => {
      const { slug: _, ...rest } = house
      const bad = { ...rest, town: 'nowhere', guests: 'four', beds: '1 throne', seasons: '2031: 2' }
      const planned = await calls.plan(
        tableOf(
          { slug: 'bad-house', ...bad, name_es: '', pictures: 'missing.jpg' },
          { slug: 'Bad Slug', ...rest, top: 'perhaps' },
          { slug: 'good-house', ...rest, published: 'no' },
        ),
      )
      const problems = planned.lines.map(({ problems: found }) =>
        found.map(({ column, code }) => `${column} ${code}`).sort(),
      )
      expect(problems).toEqual([
        [
          'beds notBedroom',
          'guests notNumber',
          'name_es required',
          'pictures unknownPicture',
          'seasons notSeason',
          'town unknown',
        ],
        ['slug badSlug', 'top notFlag'],
        [],
      ])
      await calls.change(planned.import.key, 'start')
      const done = await calls.until(planned.import.key, 'done')
      expect(done.import).toMatchObject({ imported: 1, skipped: 0 })
    })

    it('refuses two lines of one rental, and a file that cannot be read', async () => {
      const twice = await calls.plan(tableOf({ slug: 'good-house' }, { slug: 'good-house' }))
      expect(twice.import.counts).toMatchObject({ mistaken: 2 })
      const answer = await calls.upload('slug,colour\na,b')
      const { data } = (await answer.json()) as { data: { key: string } }
      expect((await calls.find(data.key)).import).toMatchObject({
        stage: 'unreadable',
        problem: { code: 'unknownColumn', value: 'colour' },
      })
      expect((await calls.change(data.key, 'start')).status).toBe(409)
    })

    it.each([contentToken, submissionToken, staffToken])(
      'is closed to the token %s',
      async (token) => {
        const body = { by: { id: 1, name: 'Ana' }, fileName: 'a.csv', text: 'slug\na' }
        for (const [method, path, sent] of [
          ['GET', 'rental-table', undefined],
          ['GET', 'rental-table/template', undefined],
          ['GET', 'rental-imports', undefined],
          ['POST', 'rental-imports', body],
          ['POST', 'rental-pictures', { name: 'a.jpg', ...(await pictureOf('#fff')) }],
          ['PUT', 'rental-imports/abc', { do: 'start', by: body.by }],
        ] as const) {
          const { status } = await calls.send(method, path, sent, token)
          expect(status, path).toBeGreaterThanOrEqual(401)
          expect(status, path).toBeLessThanOrEqual(403)
        }
      },
    )
  })
}
