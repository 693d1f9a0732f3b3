import { resolve } from 'node:path'
import { environment } from '../src/environment/environment'

/** Database errors are logged without bound values, which may be personal data. */
const compileSqlOnError = false

export default () => {
  const settings = environment()
  if (settings.DATABASE_CLIENT === 'postgres') {
    return {
      connection: {
        client: 'postgres',
        compileSqlOnError,
        connection: { connectionString: settings.DATABASE_URL },
        pool: { min: 0, max: 10 },
      },
    }
  }
  return {
    connection: {
      client: 'sqlite',
      compileSqlOnError,
      connection: {
        filename: resolve(settings.dataDirectory, settings.DATABASE_FILENAME ?? 'cms.db'),
      },
      useNullAsDefault: true,
    },
  }
}
