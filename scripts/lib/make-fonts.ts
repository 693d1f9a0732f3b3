import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { format } from 'oxfmt'
import { commonLetters, rareLetters, unicodeRange } from '../../app/ui/theme/fonts/letters'

const { resolve } = createRequire(import.meta.url)
/** The lightest and the boldest weight that the styles use. */
const weights = { min: 400, max: 700 }
/**
 * Headings and prices have one weight: the other weights of their font are half of its bytes. It is declared for all
 * weights, so that no browser makes one bolder by itself.
 */
const fonts = [
  { name: 'fraunces', family: 'Fraunces Variable', wght: 560 },
  { name: 'nunito-sans', family: 'Nunito Sans Variable', wght: weights },
] as const
/** The features that a browser applies by itself. Fractions and the like are never asked for. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn']
/** The letters in the packages' files for the rest of Europe. */
const extendedRange = 'U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F'

/** Makes the subsets of the web fonts, their licences and their style sheet, by file name. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const rules = ['/* Made by scripts/build-fonts.ts. */']
  for (const { name, family, wght } of fonts) {
    files.set(`${name}-common.woff2`, await subset(name, commonLetters, wght))
    files.set(`${name}-rare.woff2`, await subset(name, rareLetters, wght))
    files.set(`${name}-license.txt`, await readFile(inPackage(name, 'LICENSE')))
    rules.push(
      fontFace(family, `./${name}-common.woff2`),
      fontFace(family, `./${name}-rare.woff2`, unicodeRange(rareLetters)),
      fontFace(family, `@fontsource-variable/${extendedFile(name)}`, extendedRange),
    )
  }
  const style = { singleQuote: true, printWidth: 100 }
  const { code } = await format('web-fonts.css', rules.join('\n\n'), style)
  files.set('web-fonts.css', Buffer.from(code))
  return files
}

const inPackage = (name: string, path: string) => resolve(`@fontsource-variable/${name}/${path}`)
const extendedFile = (name: string) => `${name}/files/${name}-latin-ext-wght-normal.woff2`

type Weight = (typeof fonts)[number]['wght']

async function subset(name: string, letters: string, wght: Weight): Promise<Buffer> {
  const whole = await readFile(inPackage(name, `files/${name}-latin-wght-normal.woff2`))
  const variationAxes = { wght }
  return subsetFont(whole, letters, { targetFormat: 'woff2', keepFeatures, variationAxes })
}

/** A face without a range serves what the faces after it leave. */
function fontFace(family: string, url: string, range?: string): string {
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weights.min} ${weights.max};
    font-style: normal;
    font-display: swap;
    src: url('${url}') format('woff2');
    ${range ? `unicode-range: ${range};` : ''}
  }`
}
