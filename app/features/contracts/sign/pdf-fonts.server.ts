import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

type Voice = 'body' | 'bold' | 'display' | 'mono' | 'script'

const require = createRequire(import.meta.url)
// They lie in packages: nothing is fetched.
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

/** With which a PDF begins, in place of a font that it does not hold. */
export const firstFont = files.body

/** The letters of Spanish and English, as the fonts of the house hold them; marks such as – “ ” … € among them. */
const ours = /^[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/
/** The same for names from everywhere else: Łucja, Ђорђе, Αθηνά. */
const wider = {
  body: 'anyBody',
  bold: 'anyBold',
  display: 'anyDisplay',
  mono: 'mono',
  script: 'anyScript',
} as const

/** Makes the fonts known to a PDF. */
export function registerFonts(pdf: Pdf): void {
  for (const [name, file] of Object.entries(files)) pdf.registerFont(name, file)
}

/** Sets the font for a text: the one of the house, or one that has all its letters. */
export function speak(pdf: Pdf, voice: Voice, size: number, text: string): Pdf {
  return pdf.font(ours.test(text) ? voice : wider[voice]).fontSize(size)
}
