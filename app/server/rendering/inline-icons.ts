import sprite from '~/ui/icons/sprite.svg?raw'
import spriteUrl from '~/ui/icons/sprite.svg?url'
import { pageIcons } from '~/ui/layout/page-slots'

const emptyIcons = new RegExp(`<svg ${pageIcons}="[^"]*"></svg>`)
const spriteLinks = /href="([^"#]+\.svg)#([\w-]+)"/g
/** Ids of icons stand beside those of the page's own elements. */
const prefix = 'icon-'
const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)"(.*?<\/symbol>)/g)].map(
    ([, name = '', rest = '']) => [name, `<symbol id="${prefix}${name}"${rest}`] as const,
  ),
)

/**
 * Puts the icons that a document shows into its `<svg>`, each once, so that they are there at the first paint and no
 * request for the sprite of all icons competes with the main picture. Icons that appear later come from the sprite.
 */
export function inlineIcons(html: string): string {
  if (!emptyIcons.test(html)) return html
  const used = new Set<string>()
  const linked = html.replace(spriteLinks, (link: string, file: string, name: string) => {
    const symbol = file === spriteUrl ? symbols.get(name) : undefined
    if (symbol === undefined) return link
    used.add(symbol)
    return `href="#${prefix}${name}"`
  })
  return linked.replace(emptyIcons, () => `<svg ${pageIcons}="">${[...used].join('')}</svg>`)
}
