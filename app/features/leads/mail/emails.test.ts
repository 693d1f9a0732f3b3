import { describe, expect, it } from 'vitest'
import type { LeadContent } from '~content/lead'
import { sentKinds } from '~content/lead-kind'
import { locales } from '~content/locale'
import { emailHtml } from '~/platform/email/body/email-html'
import { emailText } from '~/platform/email/body/email-text'
import { createServerI18n } from '~/platform/i18n/i18n.server'
import { someLead } from '~/testing/factories/lead'
import type { LeadEmailInput } from './email-input'
import { staffEmail } from './staff-email'
import { visitorEmail } from './visitor-email'

const settings = {
  brandName: 'Ceiba Stays',
  address: '4a calle, Antigua Guatemala',
  phone: '+502 7832 0000',
  email: 'hola@ceiba.example',
  whatsappNumber: '50255500146',
}

async function input(lead: LeadContent, isConfirmed = false): Promise<LeadEmailInput> {
  const { getFixedT } = await createServerI18n(lead.language)
  const words = {
    mail: getFixedT(lead.language, 'leadMail'),
    submission: getFixedT(lead.language, 'submissionMail'),
    leads: getFixedT(lead.language, 'leads'),
  }
  const ownPages =
    lead.kind === 'contractInquiry'
      ? { visitor: 'https://ceiba.example/i/a-link', staff: 'https://ceiba.example/i/CS-7K2M9Q' }
      : null
  const origin = 'https://ceiba.example'
  const links = { confirm: `${origin}/c`, end: `${origin}/e`, oneClick: `${origin}/o` }
  const subscription = lead.kind === 'subscription' ? { ...links, isConfirmed } : null
  return { lead, reference: 'CS-7K2M9Q', settings, words, origin, ownPages, subscription }
}

const staffText = async (lead: LeadContent) => emailText(staffEmail(await input(lead)).body)
const visitorText = async (lead: LeadContent) => emailText(visitorEmail(await input(lead)).body)

describe.each(sentKinds)('the e-mails of a lead of the kind %s', (kind) => {
  it.each(locales)('have every word that they need, %s', async (language) => {
    const given = await input({ ...someLead(kind), language })
    for (const { subject, body } of [staffEmail(given), visitorEmail(given)]) {
      const text = subject + body.preview + emailText(body)
      expect(text).not.toMatch(/\{\{|\}\}|undefined|null|leadMail|visitor\.|\[object/)
      expect(subject.length).toBeGreaterThan(10)
    }
  })

  it('tell the team who wrote and how to answer', async () => {
    const { body } = staffEmail(await input(someLead(kind)))
    const rows = body.tables.flatMap((table) => table.rows)
    expect(rows.map(({ url }) => url)).toContain('mailto:ana@example.com')
    expect(rows.map(({ url }) => url)).toContain('https://wa.me/50255551234')
  })

  it('warn the team alone of what the bot check could not clear', async () => {
    const doubtful = someLead(kind, { botFlag: true })
    expect(await staffText(doubtful)).toContain('bots')
    expect(await visitorText(doubtful)).not.toContain('bots')
    expect(await staffText(someLead(kind))).not.toContain('bots')
  })
})

it('tells everything that a landing form asked', async () => {
  const { subject, body } = staffEmail(await input(someLead('landing')))
  expect(subject).toBe('Solicitud de oferta CS-7K2M9Q: Fin de semana en la finca, Ana Xicará')
  for (const part of [
    'Oferta: Fin de semana en la finca',
    'Tipo: Finca',
    'Desde: 05-ene-2027',
    'Hasta: 12-ene-2027',
    'Adultos: 2',
    'Niños: 1',
    'Dónde: Antigua Guatemala',
    'País: El Salvador',
    'País del número: Guatemala',
    'una página de oferta',
    'Es una casa\n  con patio.',
  ]) {
    expect(emailText(body)).toContain(part)
  }
})

it('leaves out what a landing form did not ask', async () => {
  const { request } = someLead('landing')
  const nothing = { adults: null, children: null, startDate: null, endDate: null, location: null }
  const text = await staffText(someLead('landing', { request: { ...request, ...nothing } }))
  expect(text).not.toMatch(/Adultos|Niños|Desde|Hasta|Dónde/)
})

it('thanks whoever asks for an offer, and says how the answer comes', async () => {
  const { subject, body } = visitorEmail(await input(someLead('landing')))
  expect(subject).toBe('Recibimos su solicitud CS-7K2M9Q: Fin de semana en la finca')
  expect(body.heading).toBe('Gracias, Ana')
  expect(emailText(body)).toContain('Le escribimos por WhatsApp al +502 5555 1234.')
})

it('repeats no link to an address that anybody could have typed', async () => {
  const lead = someLead('listWithUs', { specialRequirement: 'Win a prize: bad.example/now' })
  expect(await visitorText(lead)).not.toMatch(/bad\.example|Lo que nos escribió/)
  expect(await staffText(lead)).toContain('bad.example/now')
  const plain = someLead('listWithUs', { specialRequirement: 'Una casa con patio' })
  expect(await visitorText(plain)).toContain('Una casa con patio')
})

it('promises an e-mail to whoever has no telephone', async () => {
  const { contact } = someLead('listWithUs')
  const lead = someLead('listWithUs', { contact: { ...contact, phone: null, noPhone: true } })
  expect(await visitorText(lead)).toContain('Le respondemos por correo.')
})

it.each([
  ['en', 'We answer you by e-mail or phone.', 'Wants to be answered'],
  ['es', 'Le respondemos por correo o por teléfono.', 'Quiere que le respondan'],
] as const)('claims no wish that a form did not ask for, %s', async (language, promise, wish) => {
  const asked = someLead('landing', { language })
  const lead = { ...asked, contact: { ...asked.contact, contactMethod: null } }
  expect(await visitorText(lead)).toContain(promise)
  expect(await staffText(asked)).toContain(wish)
  expect(await staffText(lead)).not.toContain(wish)
})

it('shows the whole application to the team, with its files behind the door of the staff', async () => {
  const { body } = staffEmail(await input(someLead('career')))
  const text = emailText(body)
  for (const part of [
    'Contadora',
    'Q8,000',
    'hoja-de-vida.pdf',
    'foto.jpg',
    'Nivel de inglés: 2',
  ]) {
    expect(text).toContain(part)
  }
  const rows = body.tables.flatMap((table) => table.rows)
  expect(rows.find(({ value }) => value === 'hoja-de-vida.pdf')?.url).toBe(
    `https://ceiba.example/staff/files/${'c'.repeat(40)}?language=es`,
  )
})

it('sends an applicant none of what they wrote about themselves', async () => {
  const text = await visitorText(someLead('career'))
  expect(text).toContain('Anfitriona en Antigua')
  expect(text).not.toMatch(/Q8,000|Contadora|hoja-de-vida/)
})

it('names the provider that is reported', async () => {
  const { subject, body } = staffEmail(await input(someLead('providerReport')))
  expect(subject).toContain('Casas de Antigua')
  expect(emailText(body)).toContain('Lugar: Casa Azul')
  expect(emailText(body)).toContain('Las fotos no son de esta casa.')
})

it('says which campaign brought a visitor', async () => {
  const nothing = { term: null, content: null, landingPage: null }
  const campaign = {
    ...nothing,
    source: 'instagram',
    medium: 'social',
    campaign: 'noviembre',
    referrer: 'https://l.instagram.com/',
  }
  const text = await staffText(someLead('referral', { campaign }))
  expect(text).toContain('Campaña: instagram / social / noviembre')
  expect(text).toContain('https://l.instagram.com/')
})

it('leads whoever sent the form of a document back to it, and the team to theirs', async () => {
  const given = await input(someLead('contractInquiry'))
  expect(visitorEmail(given).body.button?.url).toBe('https://ceiba.example/i/a-link')
  const { body } = staffEmail(given)
  expect(body.button?.url).toBe('https://ceiba.example/i/CS-7K2M9Q')
  expect(emailText(body)).toContain('pasaporte.pdf')
  expect(emailText(visitorEmail(given).body)).not.toContain('pasaporte.pdf')
})

it('gives the number of WhatsApp for WhatsApp, and the office’s for calls', async () => {
  const { body } = visitorEmail(await input(someLead('landing')))
  expect(body.closing.join()).toContain('WhatsApp: +502 5550 0146')
  expect(body.footer).toContain(settings.phone)
})

describe.each(locales)('the e-mails of a subscription, %s', (language) => {
  const lead = someLead('subscription', { language })

  it('ask for a confirmation first, and can be ended at once', async () => {
    const { body } = visitorEmail(await input(lead))
    expect(body.button?.url).toBe('https://ceiba.example/c')
    expect(emailText(body)).toContain('https://ceiba.example/e')
    expect(emailHtml(body)).toContain('href="https://ceiba.example/e"')
  })

  it('welcome whoever has confirmed, with nothing left to press but the end', async () => {
    const { subject, body } = visitorEmail(await input(lead, true))
    expect(subject).toContain('Ceiba Stays')
    expect(body.button).toBeNull()
    expect(emailText(body)).toContain('https://ceiba.example/e')
    expect(emailText(body)).not.toContain('https://ceiba.example/c')
  })

  it('promise the same as the page: a newsletter once a month', async () => {
    const { getFixedT } = await createServerI18n(language)
    const often = language === 'en' ? /once a month/i : /una vez al mes/i
    expect(getFixedT(language, 'subscribe')('lead')).toMatch(often)
    for (const isConfirmed of [false, true]) {
      expect(emailText(visitorEmail(await input(lead, isConfirmed)).body)).toMatch(often)
    }
  })
})
