import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compileStrapi, type Core, createStrapi } from '@strapi/strapi'
import { cmsDirectory } from '../src/environment/cms-directory'

/** The CMS with its database and services, not listening; compiled first where it never was. */
export async function startStrapi(): Promise<Core.Strapi> {
  const appDir = cmsDirectory()
  const distDir = join(appDir, 'dist')
  if (!existsSync(join(distDir, 'src', 'index.js'))) await compileStrapi({ appDir })
  process.chdir(appDir)
  const app = createStrapi({ appDir, distDir })
  app.log.level = 'warn'
  return app.load()
}
