/** The part of fontkit that draws letters as paths; the package has no types. */
declare module 'fontkit' {
  type Glyph = { path: { toSVG(): string } }
  type GlyphPosition = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { glyphs: Glyph[]; positions: GlyphPosition[]; advanceWidth: number }
  }
  export function openSync(file: string): Font
}
