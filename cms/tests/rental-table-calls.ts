import { expect } from 'vitest'
import { csvLine } from '../../content-types/csv-line'
import {
  newImportAnswerSchema,
  rentalImportAnswerSchema,
  type RentalColumnName,
  type ImportStage,
  rentalTableSchema,
  rentalTemplateSchema,
} from '../../content-types/rental-import'
import type { RunningCms } from './start-cms'
import { stayCalls } from './stay-calls'

export const importer = { id: 1, name: 'Ana' }

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
      send('PUT', `rental-imports/${key}`, { do: action, by: importer }),
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
  }
}

export type TableLine = Partial<Record<RentalColumnName, string>>

/** A file with these lines; the first names the columns. */
export function tableOf(...lines: readonly TableLine[]): string {
  const columns = Object.keys(lines[0] ?? {}) as RentalColumnName[]
  return [columns, ...lines.map((line) => columns.map((name) => line[name]))].map(csvLine).join('')
}
