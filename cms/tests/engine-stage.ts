import type { Knex } from 'knex'
import type { TestEngine } from '../../app/testing/database/describe-on-both-engines'
import { makePostgresDatabase } from '../../app/testing/database/test-postgres'
import { type Editor, openPanel, signIn } from './editor'
import { createTown } from './entries'
import { withDatabase } from './open-database'
import { type RunningCms, startCms } from './start-cms'

/** How many people do something in the same moment: more than twice the connections that the CMS has to PostgreSQL. */
export const clients = 24

/** A CMS on one of the two engines, for all suites that run on both. */
export type EngineStage = {
  cms: RunningCms
  editor: Editor
  townId: string
  /** The variables of its database. */
  settings: Record<string, string>
  /** Starts the CMS again on the same data, with other variables. */
  restart: (variables?: Record<string, string>) => Promise<void>
  /** Opens the database beside the running CMS. */
  withDatabase: <Result>(
    work: (database: Knex, isPostgres: boolean) => Promise<Result>,
  ) => Promise<Result>
  clear: () => Promise<void>
}

export async function setEngineStage({ name }: Pick<TestEngine, 'name'>): Promise<EngineStage> {
  const isPostgres = name === 'PostgreSQL'
  const made = isPostgres ? await makePostgresDatabase() : null
  const settings: Record<string, string> = made
    ? { DATABASE_CLIENT: 'postgres', DATABASE_URL: made.url }
    : {}
  const cms = await startCms(settings)
  const editor = await signIn(cms)
  const stage: EngineStage = {
    cms,
    editor,
    townId: await createTown(editor, 'somewhere'),
    settings,
    async restart(variables = {}) {
      await stage.cms.stop()
      stage.cms = await startCms({ ...settings, DATA_DIR: cms.dataDirectory, ...variables })
      stage.editor = openPanel(stage.cms, editor.authorization)
    },
    withDatabase: (work) => withDatabase(cms, (database) => work(database, isPostgres), made?.url),
    async clear() {
      await stage.cms.stop()
      cms.remove()
      await made?.drop()
    },
  }
  return stage
}
