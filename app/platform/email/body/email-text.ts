import type { EmailBody, EmailRow, EmailTable } from './email-body'

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
  return [title, '-'.repeat(title.length), ...rows.map(rowText)].join('\n')
}

/** The address of a page stands on a line of its own; `mailto:` and `tel:` would repeat the value. */
function rowText({ label, value, url }: EmailRow): string {
  const line = `${label}: ${value}`
  return url && /^https?:/.test(url) ? `${line}\n  ${url}` : line
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ')
}
