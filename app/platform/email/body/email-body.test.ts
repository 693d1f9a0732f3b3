import { expect, it } from 'vitest'
import { fc } from '~/testing/fast-check'
import type { EmailBody } from './email-body'
import { emailHtml } from './email-html'
import { emailText } from './email-text'

function body(over: Partial<EmailBody> = {}): EmailBody {
  return {
    language: 'es',
    brand: 'Ceiba Stays',
    preview: 'Su consulta llegó',
    heading: 'Gracias, Ana',
    paragraphs: ['Su consulta llegó a nuestro equipo.'],
    tables: [
      {
        title: 'Precio',
        rows: [
          { label: '3 noches', value: '$360' },
          { label: 'Total', value: '$360', isTotal: true },
        ],
      },
    ],
    quote: { title: 'Su mensaje', text: 'Llegamos tarde.\nSomos cinco.' },
    button: { label: 'Ver el lugar', url: 'https://ceiba.example/es/casa?a=1&b=2' },
    closing: ['Hasta pronto'],
    footer: ['+502 7832 0000'],
    ...over,
  }
}

it('says the same in text and in HTML', () => {
  const text = emailText(body())
  const html = emailHtml(body())
  for (const part of ['Gracias, Ana', '3 noches', '$360', 'Ver el lugar', 'Somos cinco.']) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  expect(text).toContain('https://ceiba.example/es/casa?a=1&b=2')
  expect(html).toContain('href="https://ceiba.example/es/casa?a=1&amp;b=2"')
  expect(html).toContain('<html lang="es">')
})

it('writes the address of a page under its row in text, and none that repeats the row', () => {
  const rows = [
    { label: 'Lugar', value: 'Casa Azul', url: 'https://ceiba.example/es/casa-azul' },
    { label: 'Correo', value: 'ana@example.com', url: 'mailto:ana@example.com' },
  ]
  const text = emailText(body({ tables: [{ title: 'Estadía', rows }] }))
  expect(text).toContain('Lugar: Casa Azul\n  https://ceiba.example/es/casa-azul\n')
  expect(text).not.toContain('mailto:')
})

it('breaks words that are wider than a phone', () => {
  const wide = 'f427d338'.repeat(8)
  const tables = [{ title: 'C-1', rows: [{ label: 'SHA-256', value: wide }] }]
  const html = emailHtml(body({ tables, quote: { title: 'Enlace', text: wide } }))
  for (const tag of ['td', 'p']) {
    expect(html).toMatch(new RegExp(`<${tag} style="[^"]*word-break:break-word">f427`))
  }
  expect(emailHtml(body())).toMatch(/<td style="[^"]*top">\$360</)
})

it('shows whatever somebody wrote as words, never as HTML', () => {
  const tagsOf = (html: string) => [...html.matchAll(/<[^>]*>/g)].length
  const plain = tagsOf(emailHtml(body()))
  fc.assert(
    fc.property(fc.string(), (nasty) => {
      const written = body({
        heading: `${nasty}<b>`,
        quote: { title: nasty, text: `<script>${nasty}</script>` },
        button: { label: nasty, url: `https://ceiba.example/"onclick="${nasty}` },
      })
      expect(tagsOf(emailHtml(written))).toBe(plain)
      expect(emailHtml(written)).not.toContain('<script')
    }),
  )
})
