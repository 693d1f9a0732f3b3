import { describe, expect, it } from 'vitest'
import { startTcpProxy } from '../../app/testing/database/tcp-proxy'
import { eventually } from '../../app/testing/eventually'
import type { EngineStage } from './engine-stage'
import { contentToken } from './start-cms'

/** PostgreSQL that is busy or away. It starts the CMS of the stage again and ends it. */
export function describeSlowDatabase(stage: () => EngineStage): void {
  describe('a CMS whose database is busy or away', () => {
    it('ends a statement that takes too long, says when the database is away, and goes on', async () => {
      const { settings, restart, withDatabase } = stage()
      const url = new URL(settings.DATABASE_URL ?? '')
      const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
      url.host = `127.0.0.1:${proxy.port}`
      await restart({ DATABASE_URL: url.href, DATABASE_STATEMENT_TIMEOUT: '2' })
      const ask = async (path: string) => {
        const headers = { authorization: `Bearer ${contentToken}` }
        return (await fetch(`${stage().cms.url}/api/${path}`, { headers })).status
      }

      expect(await ask('careers')).toBe(200)
      await withDatabase((database) =>
        database.transaction(async (transaction) => {
          await transaction.raw('lock table careers in access exclusive mode')
          expect(await ask('careers')).toBe(500)
          expect(await ask('health')).toBe(204)
        }),
      )
      expect(await ask('careers')).toBe(200)

      proxy.cut()
      await eventually(async () => expect(await ask('health')).toBe(503))
      proxy.mend()
      await eventually(async () => expect(await ask('health')).toBe(204))
      expect(await ask('careers')).toBe(200)

      proxy.silence()
      expect(await ask('health')).toBe(503)
      proxy.mend()
      await eventually(async () => expect(await ask('health')).toBe(204))
      // Before the proxy, which ends with the test.
      await stage().cms.stop()
    })
  })
}
