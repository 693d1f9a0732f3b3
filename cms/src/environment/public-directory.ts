import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The upload provider refuses to start without its folder; crawlers are kept off the CMS. */
export function preparePublicDirectory(folder: string): void {
  mkdirSync(join(folder, 'uploads'), { recursive: true, mode: 0o700 })
  const robots = join(folder, 'robots.txt')
  if (!existsSync(robots)) writeFileSync(robots, 'User-agent: *\nDisallow: /\n')
}
