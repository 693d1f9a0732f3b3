import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import { csvLine } from '../../content-types/csv-line'
import {
  newImportAnswerSchema,
  rentalImportAnswerSchema,
  type ImportStage,
  rentalTableSchema,
  rentalTemplateSchema,
} from '../../content-types/rental-import'
import type { RentalColumnName } from '../../content-types/rental-column'
import { readRentalsAsSite } from './editor'
import type { RunningCms } from './start-cms'
import { stayCalls } from './stay-calls'

const importer = { id: 1, name: 'Ana' }

/** What the site asks of a CMS about the table of rentals. */
export function rentalTableCalls(cms: RunningCms) {
  const { send } = stayCalls(cms)
  const find = async (key: string, page = 1) => {
    const answer = await send('GET', `rental-imports/${key}?page=${page}`)
    const { data } = rentalImportAnswerSchema.parse(await answer.json())
    if (!data) throw new Error(`No import ${key}`)
    return data
  }
  return {
    send,
    find,
    upload: (text: string) =>
      send('POST', 'rental-imports', { by: importer, fileName: 'casas.csv', text }),
    change: (key: string, action: 'start' | 'stop') =>
      send('PUT', `rental-imports/${key}`, { do: action, by: importer, language: 'en' }),
    async until(key: string, stage: ImportStage) {
      // A hundred lines take a busy machine a minute or two.
      const timeout = 180_000
      await expect.poll(async () => (await find(key)).import.stage, { timeout }).toBe(stage)
      return find(key)
    },
    async exportAll() {
      let file = ''
      let after: string | null = ''
      while (after !== null) {
        const answer = await send('GET', `rental-table?${new URLSearchParams({ after })}`)
        const page = rentalTableSchema.parse(await answer.json())
        file += page.data.lines
        after = page.data.next
      }
      return file
    },
    async template() {
      const answer = await send('GET', 'rental-table/template')
      return rentalTemplateSchema.parse(await answer.json()).data.lines
    },
    async plan(text: string) {
      const answer = await this.upload(text)
      expect(answer.status).toBe(200)
      const { data } = newImportAnswerSchema.parse(await answer.json())
      return this.until(data.key, 'planned')
    },
    /** Uploads a file, starts its import and waits for its end. */
    async import(text: string) {
      const planned = await this.plan(text)
      expect((await this.change(planned.import.key, 'start')).status).toBe(200)
      return this.until(planned.import.key, 'done')
    },
    async readAsVisitor(slug: string) {
      const found = (await readRentalsAsSite(cms)).find((each) => each.slug === slug)
      if (!found) throw new Error(`No rental ${slug}`)
      return found
    },
  }
}

export type TableLine = Partial<Record<RentalColumnName, string>>

/** A file with these lines; the first names the columns. */
export function tableOf(...lines: readonly TableLine[]): string {
  const columns = Object.keys(lines[0] ?? {}) as RentalColumnName[]
  return [columns, ...lines.map((line) => columns.map((name) => line[name]))].map(csvLine).join('')
}

/** A line that can be imported as it is. */
export const house: TableLine = {
  slug: 'casa-tabla',
  published: 'yes',
  type: 'vacation_rental',
  property: 'house',
  town: 'somewhere',
  name_en: 'Table House',
  name_es: 'Casa Tabla',
  title_en: 'A table',
  title_es: 'Una mesa',
  guests: '4',
  bedrooms: '2',
  bathrooms: '1.5',
  description_en: 'Two\nlines',
  description_es: '=no formula',
  price_night: '1,250.50',
  beds: '1 king: ensuite | 2 single + 1 crib: private',
  longitude: '-90.73',
  seasons: '2031-12-20..2032-01-05: 285 / 3 | 2032-03-21..2032-03-28: 260',
  highlights_en: 'Garden | Pool',
  cancellation_es: '30: 100: Todo: siempre',
  blocked_dates: '2031-10-01..2031-10-03',
  check_in_from: '15:00',
  top: 'sí',
}

/** As the site writes pictures anew. */
export async function pictureOf(background: string) {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } })
  const content = await picture.jpeg().toBuffer()
  const source = createHash('sha256').update(content).digest('hex')
  return { source, content: content.toString('base64') }
}
