import { expect, it } from 'vitest'
import { emailText } from '~/platform/email/body/email-text'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { someInquiryRecord } from '~/testing/factories/inquiry-record'
import type { InquiryRecord } from '../inquiry-record'
import { guestEmail } from './guest-email'
import type { EmailInput } from './email-input'
import { staffEmail } from './staff-email'

const settings = {
  brandName: 'Ceiba Stays',
  address: '4a calle, Antigua Guatemala',
  phone: '+502 7832 0000',
  email: 'hola@ceiba.example',
  whatsappNumber: '50255500146',
}

async function input(record: InquiryRecord): Promise<EmailInput> {
  const { language } = record.inquiry
  const { getFixedT } = await createServerI18n(language)
  const words = {
    mail: getFixedT(language, 'inquiryMail'),
    submission: getFixedT(language, 'submissionMail'),
    inquiry: getFixedT(language, 'inquiry'),
    pricing: getFixedT(language, 'pricing'),
  }
  const stayUrl = 'https://ceiba.example/es/personal/estadias/CS-7K2M9Q'
  return { record, reference: 'CS-7K2M9Q', settings, words, stayUrl }
}

it('thanks a guest in the guest’s language with all that was asked for', async () => {
  const { subject, body } = guestEmail(await input(someInquiryRecord()))
  const text = emailText(body)
  expect(subject).toBe('Recibimos su consulta CS-7K2M9Q: Casa Azul')
  for (const part of [
    'Gracias, Ana',
    'le escribimos por WhatsApp al +502 5555 1234',
    'Fechas: 05-ene-2027 a 12-ene-2027',
    'Huéspedes: 2 adultos, 1 niño',
    '7 noches a $120: $840',
    'Descuento por semana, 10 %: -$84',
    'Total: $756',
    'Tarjeta de crédito, 3.5 %: $26.46',
    'Total con recargo por pago: $782.46',
    'Guía local: $65 por día',
    'Vuelos: a consultar',
    'Llegamos tarde.\n  Somos tres.',
    'Todavía no se ha reservado ni cobrado nada',
  ]) {
    expect(text).toContain(part)
  }
})

it('gives the number of WhatsApp for WhatsApp, and the office’s for calls', async () => {
  const { body } = guestEmail(await input(someInquiryRecord()))
  expect(body.closing.join()).toContain('WhatsApp: +502 5550 0146')
  expect(body.footer).toContain(settings.phone)
})

it('tells the team who asks and how to answer', async () => {
  const { subject, body } = staffEmail(await input(someInquiryRecord()))
  expect(subject).toBe('Consulta CS-7K2M9Q: Casa Azul, Ana Xicará')
  expect(body.button?.url).toContain('/personal/estadias/CS-7K2M9Q')
  const rows = body.tables.flatMap((table) => table.rows)
  expect(rows).toContainEqual({ label: 'Precio publicado', value: '$120 por noche' })
  expect(rows).toContainEqual({
    label: 'Correo',
    value: 'ana@example.com',
    url: 'mailto:ana@example.com',
  })
  expect(rows).toContainEqual({
    label: 'Teléfono',
    value: '+502 5555 1234',
    url: 'https://wa.me/50255551234',
  })
  expect(rows).toContainEqual({ label: 'Quiere que le respondan', value: 'por WhatsApp' })
})

it('repeats no link to an address that anybody could have typed', async () => {
  const given = await input(someInquiryRecord({ specialRequirement: 'See https://bad.example' }))
  expect(emailText(guestEmail(given).body)).not.toMatch(/bad\.example|Lo que nos escribió/)
  expect(emailText(staffEmail(given).body)).toContain('https://bad.example')
})

it('promises an e-mail to whoever has no telephone', async () => {
  const { contact } = someInquiryRecord().inquiry
  const record = someInquiryRecord({ contact: { ...contact, phone: null, noPhone: true } })
  expect(emailText(guestEmail(await input(record)).body)).toContain('le respondemos por correo')
  expect(emailText(staffEmail(await input(record)).body)).toContain('Teléfono: no tiene')
})

it('speaks to who asks about a house for sale of the house, not of a stay', async () => {
  const { rental, price } = someInquiryRecord().inquiry
  const record = someInquiryRecord({
    rental: { ...rental, section: 'housesForSale' },
    price: { ...price, lines: [] },
    payment: null,
  })
  const { body } = guestEmail(await input(record))
  expect(emailText(body)).toContain('el precio y los papeles con el propietario')
  expect(emailText(body)).not.toContain('las fechas')
  expect(emailText(body)).not.toContain('reservado')
  expect(body.preview).not.toContain('fechas')
  expect(body.tables[0]?.title).toBe('Lugar')
})

it('says that a quote is wanted where there is no price', async () => {
  const price = { currencyCode: 'USD' as const, lines: [], total: 0, totalFormated: '$0' }
  const record = someInquiryRecord({ language: 'en', isQuote: true, price, payment: null })
  const { subject, body } = staffEmail(await input(record))
  expect(subject).toContain('Quote wanted')
  expect(emailText(body)).toContain('Price: on request')
  expect(emailText(body)).not.toContain('$0')
})

it('names every place that is asked for, to both', async () => {
  const { rental, stay, price, payment, isQuote } = someInquiryRecord().inquiry
  const domo = {
    ...rental,
    slug: 'domo-agua',
    name: 'Domo Agua',
    pageUrl: 'https://ceiba.example/es/domo',
  }
  const other = {
    rental: domo,
    stay,
    payment: null,
    isQuote,
    price: { ...price, lines: [{ label: '7 noches a $80', amount: 560 }], totalFormated: '$560' },
  }
  const finca = { ...domo, slug: 'finca', name: 'Finca', pageUrl: 'https://ceiba.example/es/finca' }
  const quote = { ...other, rental: finca, isQuote: true }
  const record = someInquiryRecord({ otherPlaces: [other, quote], payment, price })
  const staff = staffEmail(await input(record))
  const guest = guestEmail(await input(record))
  expect(guest.subject).toBe('Recibimos su consulta CS-7K2M9Q: Casa Azul y 2 lugares más')
  expect(staff.subject).toBe('Consulta CS-7K2M9Q: Casa Azul y 2 lugares más, Ana Xicará')
  for (const text of [emailText(staff.body), emailText(guest.body)]) {
    for (const part of ['Casa Azul', 'Total: $756', 'Domo Agua', 'Total: $560', 'Finca']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('Precio: a consultar')
    expect(text.indexOf('Domo Agua')).toBeLessThan(text.indexOf('7 noches a $80'))
    for (const { pageUrl } of [rental, domo, finca]) expect(text).toContain(pageUrl)
  }
  expect(guest.body.button).toEqual({
    label: 'Ver los lugares otra vez',
    url: 'https://ceiba.example/es/favoritos?places=casa-azul,domo-agua,finca&checkIn=2027-01-05&checkOut=2027-01-12&adult=2&children=1',
  })
})

it('warns of what the bot check could not clear', async () => {
  const doubtful = emailText(staffEmail(await input(someInquiryRecord({ botFlag: true }))).body)
  const clear = emailText(staffEmail(await input(someInquiryRecord())).body)
  expect(doubtful).toContain('bots')
  expect(clear).not.toContain('bots')
})
