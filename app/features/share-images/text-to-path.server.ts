import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'
import { singleton } from '~/platform/process/singleton.server'

export type FontRole = 'display' | 'body'

const require = createRequire(import.meta.url)
/** The fonts of the house, then one with the letters of many languages. */
const files: Record<FontRole, readonly string[]> = {
  display: [
    '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
    '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  ],
  body: [
    '@fontsource/nunito-sans/files/nunito-sans-latin-700-normal.woff',
    '@fontsource/nunito-sans/files/nunito-sans-latin-ext-700-normal.woff',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  ],
}

type Run = { font: Font; text: string }

/** A text as SVG paths: it looks the same whatever fonts a machine has. */
export type TextPath = { width: number; svg: string }

/** One line that starts at 0,0 on its baseline. Characters that no font has are left out. */
export function textToPath(text: string, role: FontRole, size: number): TextPath {
  let x = 0
  let svg = ''
  for (const { font, text: part } of runsOf(text, role)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      const at = positions[index] ?? { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 }
      const path = glyph.path.toSVG()
      const [left, top] = [x + at.xOffset * scale, -at.yOffset * scale].map((n) => n.toFixed(2))
      const s = scale.toFixed(5)
      if (path) svg += `<path transform="translate(${left} ${top}) scale(${s} -${s})" d="${path}"/>`
      x += at.xAdvance * scale
    }
  }
  return { width: x, svg }
}

/** Runs of characters of one font, with the spaces between them: a font's ligatures and kerning need them together. */
function runsOf(text: string, role: FontRole): Run[] {
  const fonts = fontsOf(role)
  const runs: Run[] = []
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const font =
      sign === ' ' && last ? last.font : fonts.find((one) => one.hasGlyphForCodePoint(code))
    if (!font || (sign === ' ' && !last)) continue
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  return runs
}

function fontsOf(role: FontRole): Font[] {
  return singleton(`share-fonts-${role}`, () =>
    files[role].map((file) => openSync(require.resolve(file))),
  )
}
