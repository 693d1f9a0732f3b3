import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { pictureReceiptSchema } from '../../content-types/rental-import'
import { openPanel, readRentalsAsSite } from './editor'
import { amenity, rental } from './entries'
import { uploadPicture } from './marketing-entries'
import { rentalTableCalls, tableOf, type TableLine } from './rental-table-calls'
import type { Stage } from './stage'
import { contentToken, staffToken, startCms, submissionToken } from './start-cms'

/** More rentals than one page of the catalogue holds, and enough that an import still runs when a test asks for it. */
const moreThanAPage = 101

const house: TableLine = {
  ...{ slug: 'casa-tabla', published: 'yes', type: 'vacation_rental', property: 'house' },
  ...{ town: 'somewhere', name_en: 'Table House', name_es: 'Casa Tabla' },
  ...{ title_en: 'A table', title_es: 'Una mesa', guests: '4', bedrooms: '2', bathrooms: '1.5' },
  ...{ description_en: 'Two\nlines', description_es: '=no formula', price_night: '1,250.50' },
  ...{ beds: '1 king: ensuite | 2 single + 1 crib: private', longitude: '-90.73' },
  ...{ seasons: '2031-12-20..2032-01-05: 285 / 3 | 2032-03-21..2032-03-28: 260' },
  ...{ highlights_en: 'Garden | Pool', cancellation_es: '30: 100: Todo: siempre' },
  ...{ blocked_dates: '2031-10-01..2031-10-03', check_in_from: '15:00', top: 'sí' },
}

/** As the site writes pictures anew. */
async function pictureOf(background: string) {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } })
  const content = await picture.jpeg().toBuffer()
  const source = createHash('sha256').update(content).digest('hex')
  return { source, content: content.toString('base64') }
}

/** Many rentals at once (operations.md §7). */
export function describeRentalTable(stage: () => Stage): void {
  let calls: ReturnType<typeof rentalTableCalls>
  beforeEach(() => {
    calls = rentalTableCalls(stage().cms)
  })

  async function readAsVisitor(slug: string) {
    const found = (await readRentalsAsSite(stage().cms)).find((each) => each.slug === slug)
    if (!found) throw new Error(`No rental ${slug}`)
    return found
  }

  describe('the table of rentals', () => {
    it('makes a rental in both languages, which visitors see, and changes nothing the second time', async () => {
      const done = await calls.import(tableOf(house))
      expect(done.import).toMatchObject({ lines: 1, imported: 1, skipped: 0, by: 'Ana' })
      const seen = await readAsVisitor('casa-tabla')
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
          ...{ line: 2, kind: 'changed', problems: [] },
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
      const seen = JSON.stringify(await readAsVisitor('casa-tabla'))
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
          ...['beds notBedroom', 'guests notNumber', 'name_es required'],
          ...['pictures unknownPicture', 'seasons notSeason', 'town unknown'],
        ],
        ['slug badSlug', 'top notFlag'],
        [],
      ])
      await calls.change(planned.import.key, 'start')
      const done = await calls.until(planned.import.key, 'done')
      expect(done.import).toMatchObject({ imported: 1, skipped: 0 })
    })

    it('fetches pictures at addresses once, and names those that cannot be had', async () => {
      const { listener } = stage()
      const [good, bad] = ['https://pictures.example/a/sala.jpg?w=2', 'http://10.0.0.1/x.jpg']
      listener.pictures.set(good, { picture: await pictureOf('#a8452f') })
      listener.pictures.set(bad, { problem: 'Private' })
      const { slug: _, ...rest } = house
      const words = { picture_words_en: 'The room', picture_words_es: 'La sala' }
      const text = tableOf(
        { slug: 'with-pictures', ...rest, ...words, pictures: good },
        { slug: 'without-pictures', ...rest, ...words, pictures: bad },
      )
      const planned = await calls.plan(text)
      expect(planned.lines.flatMap(({ slug, problems }) => [slug, ...problems])).toEqual([
        ...['without-pictures', { column: 'pictures', code: 'picturePrivate', value: bad }],
        'with-pictures',
      ])
      await calls.change(planned.import.key, 'start')
      const done = await calls.until(planned.import.key, 'done')
      expect(done.import).toMatchObject({ imported: 1, skipped: 0 })
      expect(JSON.stringify(await readAsVisitor('with-pictures'))).toContain('sala')
      const again = await calls.plan(text)
      expect(again.import.counts).toMatchObject({ same: 1, changed: 0, new: 0, mistaken: 1 })
      expect(listener.asked.filter((address) => address === good)).toHaveLength(1)
    })

    it('keeps the picture for sharing where the texts for search engines change', async () => {
      const { cms, editor } = stage()
      const line = { ...house, slug: 'shared-house' }
      await calls.import(tableOf(line))
      const { id } = await readAsVisitor(line.slug)
      const seo = { metaTitle: 'Old', sharePicture: await uploadPicture(cms, editor) }
      expect(await editor.publish(rental, id, { seo })).toMatchObject({ status: 200 })
      await calls.import(tableOf({ slug: line.slug, seo_title_en: 'New' }))
      expect((await readAsVisitor(line.slug)).texts.en?.seo).toMatchObject({
        ...{ metaTitle: 'New', sharePicture: { url: expect.any(String) } },
      })
    })

    it('keeps one picture of a name in the media library', async () => {
      const add = async (picture: object) => {
        const answer = await calls.send('POST', 'rental-pictures', {
          name: 'patio ñ.png',
          ...picture,
        })
        return pictureReceiptSchema.parse(await answer.json()).data.outcome
      }
      const [red, blue] = [await pictureOf('#a8452f'), await pictureOf('#20405f')]
      expect([await add(red), await add(red), await add(blue)]).toEqual(['added', 'known', 'other'])
      const planned = await calls.plan(
        tableOf({
          ...{ ...house, slug: 'with-patio', pictures: 'patio ñ.png' },
          ...{ picture_words_en: 'A patio', picture_words_es: 'Un patio' },
        }),
      )
      expect(planned.import.counts).toMatchObject({ new: 1, mistaken: 0 })
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

    it('skips a rental that somebody edited after the dry run, and loses nothing of the edit', async () => {
      const planned = await calls.plan(tableOf({ slug: 'casa-tabla', price_night: '77' }))
      const { id } = await readAsVisitor('casa-tabla')
      const { editor } = stage()
      expect((await editor.save(rental, id, { title: 'Edited meanwhile' })).status).toBe(200)
      await calls.change(planned.import.key, 'start')
      const done = await calls.until(planned.import.key, 'done')
      expect(done.import).toMatchObject({ imported: 0, skipped: 1 })
      expect(done.lines).toMatchObject([{ outcome: 'skipped', skipped: { code: 'changed' } }])
      // A draft that is not published yet would be published along.
      const later = await calls.plan(tableOf({ slug: 'casa-tabla', price_night: '77' }))
      expect(later.lines).toMatchObject([{ problem: { code: 'unpublishedChanges' } }])
      expect(JSON.stringify(await readAsVisitor('casa-tabla'))).not.toContain('Edited meanwhile')
    })

    it('refers to what is there in both languages, at the dry run and when its line comes', async () => {
      const { editor } = stage()
      const words = { name: 'Hammocks', slug: 'hammocks', group: 'comfort', icon: 'wifi' }
      const { documentId } = await editor.create(amenity, words)
      const line = { ...house, slug: 'with-hammocks', amenities: 'hammocks' }
      const early = await calls.plan(tableOf(line))
      expect(early.lines[0]?.problems).toEqual([
        { column: 'amenities', code: 'untranslated', value: 'hammocks' },
      ])
      await editor.save(amenity, documentId, { ...words, name: 'Hamacas' }, 'es')
      const planned = await calls.plan(tableOf(line, { ...house, slug: 'after-it' }))
      expect(planned.import.counts).toMatchObject({ new: 2, mistaken: 0 })
      await editor.remove(amenity, documentId, 'es')
      await calls.change(planned.import.key, 'start')
      const done = await calls.until(planned.import.key, 'done')
      expect(done.import).toMatchObject({ imported: 1, skipped: 1 })
      expect(done.lines[0]).toMatchObject({
        slug: 'with-hammocks',
        skipped: { code: 'changed', value: 'amenities' },
      })
      expect(await calls.exportAll()).not.toContain('with-hammocks')
    })

    it('goes on where it stopped when the CMS is killed, and lets no other begin meanwhile', async () => {
      const lines = Array.from({ length: moreThanAPage }, (_, at) => ({
        ...house,
        slug: `many-${at}`,
      }))
      const planned = await calls.plan(tableOf(...lines))
      const { key } = planned.import
      const other = await calls.plan(tableOf({ slug: 'good-house', guests: '5' }))
      expect((await calls.change(key, 'start')).status).toBe(200)
      expect((await calls.upload(tableOf(house))).status).toBe(409)
      expect((await calls.change(other.import.key, 'start')).status).toBe(409)
      await expect.poll(async () => (await calls.find(key)).import.imported).toBeGreaterThan(2)
      const { cms, listener } = stage()
      expect((await calls.find(key)).import.imported).toBeLessThan(moreThanAPage)
      await cms.stop()
      stage().cms = await startCms({
        DATA_DIR: cms.dataDirectory,
        CONTENT_WEBHOOK_URL: listener.url,
      })
      stage().editor = openPanel(stage().cms, stage().editor.authorization)
      calls = rentalTableCalls(stage().cms)
      const done = await calls.until(key, 'done')
      expect(done.import).toMatchObject({
        lines: moreThanAPage,
        imported: moreThanAPage,
        skipped: 0,
      })
      const slugs = (await readRentalsAsSite(stage().cms)).map(({ slug }) => slug)
      expect(slugs.filter((slug) => slug.startsWith('many-'))).toHaveLength(moreThanAPage)
    })

    it('is stopped after the line that it is at, lets another begin, and goes on later', async () => {
      const lines = Array.from({ length: moreThanAPage }, (_, at) => ({
        ...house,
        slug: `stopped-${at}`,
      }))
      const { key } = (await calls.plan(tableOf(...lines))).import
      expect((await calls.change(key, 'stop')).status).toBe(409)
      expect((await calls.change(key, 'start')).status).toBe(200)
      // On a busy machine dozens of lines are imported before the CMS comes to the next call.
      expect((await calls.change(key, 'stop')).status).toBe(200)
      const stopped = await calls.until(key, 'stopped')
      const other = await calls.import(tableOf({ ...house, slug: 'meanwhile' }))
      expect(other.import).toMatchObject({ imported: 1 })
      const { imported } = (await calls.find(key)).import
      expect(imported).toBeLessThan(moreThanAPage)
      // The line that it was at may have come to its end.
      expect(imported).toBeLessThanOrEqual(stopped.import.imported + 1)
      expect((await calls.change(key, 'start')).status).toBe(200)
      const done = await calls.until(key, 'done')
      expect(done.import).toMatchObject({
        lines: moreThanAPage,
        imported: moreThanAPage,
        skipped: 0,
      })
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
