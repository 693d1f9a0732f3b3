import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

type FontRole = 'body' | 'bold' | 'display' | 'mono' | 'script'

const require = createRequire(import.meta.url)
// The fonts come with packages; nothing is downloaded.
const files = {
  body: require.resolve('@fontsource/nunito-sans/files/nunito-sans-latin-400-normal.woff'),
  bold: require.resolve('@fontsource/nunito-sans/files/nunito-sans-latin-700-normal.woff'),
  display: require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  mono: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
  script: require.resolve('@fontsource/fraunces/files/fraunces-latin-400-italic.woff'),
  anyBody: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  anyBold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  anyDisplay: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'),
  anyScript: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Italic.ttf'),
} as const

/** Default font, so that PDFKit does not start with a font it cannot embed. */
export const defaultFont = files.body

/** Characters that our fonts have: letters of Spanish and English, and marks such as – “ ” … €. */
const latinCharacters =
  /^[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/
/** Used for texts with any other character: Łucja, Ђорђе, Αθηνά. */
const fallbackFonts = {
  body: 'anyBody',
  bold: 'anyBold',
  display: 'anyDisplay',
  mono: 'mono',
  script: 'anyScript',
} as const

/** Registers the fonts in a PDF. */
export function registerFonts(pdf: Pdf): void {
  for (const [name, file] of Object.entries(files)) pdf.registerFont(name, file)
}

/** Sets the font for a text: ours, or the fallback if it lacks a character. */
export function setFont(pdf: Pdf, role: FontRole, size: number, text: string): Pdf {
  return pdf.font(latinCharacters.test(text) ? role : fallbackFonts[role]).fontSize(size)
}
