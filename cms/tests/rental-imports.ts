import { beforeEach, describe, expect, it } from 'vitest'
import { newImportAnswerSchema } from '../../content-types/rental-import'
import { openPanel, readRentalsAsSite } from './editor'
import { amenity, rental } from './entries'
import { house, rentalTableCalls, tableOf } from './rental-table-calls'
import type { Stage } from './stage'
import { startCms } from './start-cms'

/** Enough that an import still runs when a test asks for it. Two of them are more than a page of the catalogue. */
const lineCount = 51

/**
 * What comes between a dry run and the end of an import: edits, a kill and a stop. Runs after `describeRentalTable` on
 * the same stage, which imports the rental "casa-tabla".
 */
export function describeRentalImports(stage: () => Stage): void {
  let calls: ReturnType<typeof rentalTableCalls>
  beforeEach(() => {
    calls = rentalTableCalls(stage().cms)
  })

  const countVisible = async (start: string) => {
    const rentals = await readRentalsAsSite(stage().cms)
    return rentals.filter(({ slug }) => slug.startsWith(start)).length
  }

  describe('the table of rentals', () => {
    it('skips a rental that somebody edited after the dry run, and loses nothing of the edit', async () => {
      const planned = await calls.plan(tableOf({ slug: 'casa-tabla', price_night: '77' }))
      const { id } = await calls.readAsVisitor('casa-tabla')
      const { editor } = stage()
      expect((await editor.save(rental, id, { title: 'Edited meanwhile' })).status).toBe(200)
      await calls.change(planned.import.key, 'start')
      const done = await calls.until(planned.import.key, 'done')
      expect(done.import).toMatchObject({ imported: 0, skipped: 1 })
      expect(done.lines).toMatchObject([{ outcome: 'skipped', skipped: { code: 'changed' } }])
      // A draft that is not published yet would be published along.
      const later = await calls.plan(tableOf({ slug: 'casa-tabla', price_night: '77' }))
      expect(later.lines).toMatchObject([{ problem: { code: 'unpublishedChanges' } }])
      expect(JSON.stringify(await calls.readAsVisitor('casa-tabla'))).not.toContain(
        'Edited meanwhile',
      )
    })

    it('is not overwritten by a form that was open before', async () => {
      const { editor } = stage()
      await calls.import(tableOf({ ...house, slug: 'open-form' }))
      const { id } = await calls.readAsVisitor('open-form')
      const seen = new Date().toISOString()
      await calls.import(tableOf({ slug: 'open-form', price_night: '88' }))
      const message = expect.stringContaining('an import of rentals saved this')
      for (const locale of ['en', 'es']) {
        const answer = await editor.save(rental, id, { basePrice: 77 }, locale, seen)
        expect(answer).toMatchObject({ status: 400, message })
      }
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
      const lines = Array.from({ length: lineCount }, (_, at) => ({
        ...house,
        slug: `many-${at}`,
      }))
      const planned = await calls.plan(tableOf(...lines))
      const { key } = planned.import
      const other = await calls.plan(tableOf({ slug: 'good-house', guests: '5' }))
      expect((await calls.change(key, 'start')).status).toBe(200)
      expect((await calls.upload(tableOf(house))).status).toBe(409)
      expect((await calls.change(other.import.key, 'start')).status).toBe(409)
      const { cms, listener } = stage()
      let imported = 0
      while (imported <= 2) imported = (await calls.find(key)).import.imported
      // At once: on a busy machine dozens of lines are imported before the CMS comes to another call.
      await cms.stop()
      expect(imported).toBeLessThan(lineCount)
      stage().cms = await startCms({
        DATA_DIR: cms.dataDirectory,
        CONTENT_WEBHOOK_URL: listener.url,
      })
      stage().editor = openPanel(stage().cms, stage().editor.authorization)
      calls = rentalTableCalls(stage().cms)
      const done = await calls.until(key, 'done')
      expect(done.import).toMatchObject({
        lines: lineCount,
        imported: lineCount,
        skipped: 0,
      })
      expect(await countVisible('many-')).toBe(lineCount)
    })

    it('is stopped while it is checked, lets another begin, and is checked to its end before it is imported', async () => {
      const lines = Array.from({ length: 500 }, (_, at) => ({ slug: `unchecked-${at}` }))
      const answer = await calls.upload(tableOf(...lines))
      const { key } = newImportAnswerSchema.parse(await answer.json()).data
      expect((await calls.change(key, 'stop')).status).toBe(200)
      expect((await calls.change(key, 'stop')).status).toBe(409)
      await calls.plan(tableOf({ slug: 'casa-tabla' }))
      const stopped = (await calls.find(key)).import
      expect(stopped).toMatchObject({ stage: 'stopped' })
      expect(stopped.counts.waiting).toBeGreaterThan(0)
      expect((await calls.change(key, 'start')).status).toBe(200)
      const planned = await calls.until(key, 'planned')
      expect(planned.import).toMatchObject({ imported: 0, counts: { waiting: 0 } })
    })

    it('is stopped after the line that it is at, lets another begin, and goes on later', async () => {
      const lines = Array.from({ length: lineCount }, (_, at) => ({
        ...house,
        slug: `stopped-${at}`,
      }))
      const { key } = (await calls.plan(tableOf(...lines))).import
      expect((await calls.change(key, 'stop')).status).toBe(409)
      expect((await calls.change(key, 'start')).status).toBe(200)
      expect((await calls.change(key, 'stop')).status).toBe(200)
      const stopped = await calls.until(key, 'stopped')
      const other = await calls.import(tableOf({ ...house, slug: 'meanwhile' }))
      expect(other.import).toMatchObject({ imported: 1 })
      const { imported } = (await calls.find(key)).import
      expect(imported).toBeLessThan(lineCount)
      // The line that it was at may have come to its end.
      expect(imported).toBeLessThanOrEqual(stopped.import.imported + 1)
      expect((await calls.change(key, 'start')).status).toBe(200)
      const done = await calls.until(key, 'done')
      expect(done.import).toMatchObject({
        lines: lineCount,
        imported: lineCount,
        skipped: 0,
      })
      expect(await countVisible('stopped-')).toBe(lineCount)
    })
  })
}
