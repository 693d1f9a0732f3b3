import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'
import { singleton } from '~/platform/process/singleton.server'

export type Voice = 'display' | 'body'

const require = createRequire(import.meta.url)
/** The house's fonts, and one with the letters of many languages for what they lack. */
const files: Record<Voice, readonly string[]> = {
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

/** A text as paths, so that it looks the same on every machine, whichever fonts that has. */
export type SetText = { width: number; svg: string }

/** Sets one line from the point 0,0 on its baseline. Signs that no font has are left out. */
export function setText(text: string, voice: Voice, size: number): SetText {
  let x = 0
  let svg = ''
  for (const { font, text: part } of runsOf(text, voice)) {
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

/** Neighbours that one font can draw stay together, with the spaces between: that font knows their order and joints. */
function runsOf(text: string, voice: Voice): Run[] {
  const fonts = fontsOf(voice)
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

function fontsOf(voice: Voice): Font[] {
  return singleton(`share-fonts-${voice}`, () =>
    files[voice].map((file) => openSync(require.resolve(file))),
  )
}
