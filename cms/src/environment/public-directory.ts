import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes the uploads folder, without which the upload provider does not start, and a robots.txt against crawlers. */
export function preparePublicDirectory(folder: string): void {
  mkdirSync(join(folder, 'uploads'), { recursive: true, mode: 0o700 })
  const robots = join(folder, 'robots.txt')
  if (!existsSync(robots)) writeFileSync(robots, 'User-agent: *\nDisallow: /\n')
}
