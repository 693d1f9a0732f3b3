import { escapeHtml } from './escape-html'
import type { EmailBody, EmailRow, EmailTable } from './email-body'
import { emailStyle as style } from './email-style'

/** Renders an e-mail as HTML for mail programs: one column of tables, inline styles, no script. */
export function emailHtml(body: EmailBody): string {
  const { language, brand, preview, heading, picture } = body
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light">',
    `<title>${escapeHtml(heading)}</title></head>`,
    `<body style="${style.page}">`,
    `<div style="${style.hidden}">${escapeHtml(preview)}</div>`,
    layout(style.outer, `<tr><td align="center" style="padding:0 12px">${sheet()}</td></tr>`),
    '</body></html>',
  ].join('\n')

  function sheet(): string {
    return layout(
      style.sheet,
      [
        row(style.brand, escapeHtml(brand)),
        picture
          ? row(
              'padding:0',
              `<img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" width="600" style="${style.picture}">`,
            )
          : '',
        row(picture ? style.cardUnderPicture : style.card, content(body)),
        row(style.footer, [...body.footer.map(escapeHtml), ...ending(body)].join('<br>')),
      ].join('\n'),
    )
  }
}

function content({ heading, paragraphs, tables, quote, button, closing }: EmailBody): string {
  return [
    `<h1 style="${style.heading}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    ...tables.map(table),
    quote
      ? `<p style="${style.quoteTitle}">${escapeHtml(quote.title)}</p><p style="${style.quote}">${escapeHtml(quote.text)}</p>`
      : '',
    button
      ? `<a href="${escapeHtml(button.url)}" style="${style.button}">${escapeHtml(button.label)}</a>`
      : '',
    ...closing.map(paragraph),
  ].join('\n')
}

function ending({ ending }: EmailBody): string[] {
  if (!ending) return []
  const { label, url } = ending
  return [`<a href="${escapeHtml(url)}" style="${style.link}">${escapeHtml(label)}</a>`]
}

function paragraph(text: string): string {
  return `<p style="${style.paragraph}">${escapeHtml(text)}</p>`
}

function table({ title, rows }: EmailTable): string {
  const caption = `<caption style="${style.caption}">${escapeHtml(title)}</caption>`
  return `<table style="${style.table}">${caption}${rows.map(tableRow).join('\n')}</table>`
}

function tableRow({ label, value, url, isTotal = false }: EmailRow): string {
  const shown = escapeHtml(value)
  const inner = url ? `<a href="${escapeHtml(url)}" style="${style.link}">${shown}</a>` : shown
  // Breaking everywhere would break short words, too, beside a long label.
  const plain = hasWideWord.test(value) ? style.wideValue : style.value
  const [head, cell] = isTotal ? [style.totalLabel, style.totalValue] : [style.label, plain]
  return `<tr><th scope="row" style="${head}">${escapeHtml(label)}</th><td style="${cell}">${inner}</td></tr>`
}

/** A word that leaves its label no room on a phone, such as an e-mail address or a hash. */
const hasWideWord = /\S{22}/

/** A table that only lays out. */
function layout(styles: string, rows: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="${styles}">${rows}</table>`
}

function row(styles: string, inner: string): string {
  return `<tr><td style="${styles}">${inner}</td></tr>`
}
