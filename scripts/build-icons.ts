/**
 * Composes the icon sprite of the site from the outline icons of @tabler/icons.
 * Run `npx tsx scripts/build-icons.ts` after changing the table; the sprite is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { iconSources } from '../app/ui/icons/icon-sources'

const { resolve } = createRequire(import.meta.url)

function symbol(name: string, file: string): string {
  const svg = readFileSync(resolve(`@tabler/icons/${file}.svg`), 'utf8')
  const body = svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<path stroke="none" d="M0 0h24v24H0z" fill="none" ?\/>/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const paint = file.startsWith('filled/')
    ? 'fill="currentColor"'
    : 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"'
  return `<symbol id="${name}" viewBox="0 0 24 24" ${paint}>${body}</symbol>`
}

const symbols = Object.entries(iconSources)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([name, file]) => symbol(name, file))

writeFileSync(
  new URL('../app/ui/icons/sprite.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
