import type { EmailBody, EmailTable } from './email-body'

/** Renders an e-mail as plain text. */
export function emailText(body: EmailBody): string {
  const { heading, paragraphs, tables, quote, button, closing, footer, ending } = body
  const parts = [
    heading,
    ...paragraphs,
    ...tables.map(tableText),
    ...(quote ? [`${quote.title}\n\n${indented(quote.text)}`] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...closing,
    ...(ending ? [`${ending.label}:\n${ending.url}`] : []),
    ['-- ', body.brand, ...footer].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function tableText({ title, rows }: EmailTable): string {
  const lines = rows.map(({ label, value }) => `${label}: ${value}`)
  return [title, '-'.repeat(title.length), ...lines].join('\n')
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ')
}
