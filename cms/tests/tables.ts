import { describe, expect, it } from 'vitest'
import { withDatabase } from './open-database'
import type { Stage } from './stage'

/** What the first start makes in an empty database. */
export function describeTables(stage: () => Stage): void {
  describe('the tables of the CMS', () => {
    it('have each foreign key once', async () => {
      const keys: object[] = await withDatabase(stage().cms, (database) =>
        database.raw(
          `select tables.name, "from", "table", "to"
           from sqlite_master as tables join pragma_foreign_key_list(tables.name)
           where type = 'table'`,
        ),
      )
      expect(keys.length).toBeGreaterThan(200)
      expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length)
    })
  })
}
