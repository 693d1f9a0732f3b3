import type { Letter, LetterTable } from './letter'

/** A letter for programs that show plain text. */
export function letterText(letter: Letter): string {
  const { heading, paragraphs, tables, quote, button, closing, footer, ending } = letter
  const parts = [
    heading,
    ...paragraphs,
    ...tables.map(tableText),
    ...(quote ? [`${quote.title}\n\n${indented(quote.text)}`] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...closing,
    ...(ending ? [`${ending.label}:\n${ending.url}`] : []),
    ['-- ', letter.brand, ...footer].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function tableText({ title, rows }: LetterTable): string {
  const lines = rows.map(({ label, value }) => `${label}: ${value}`)
  return [title, '-'.repeat(title.length), ...lines].join('\n')
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ')
}
