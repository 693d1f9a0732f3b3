import { locales } from '~content/locale'
import { href } from '~/routing/href'
import { type PageName } from '~/routing/table'
import { resources } from '~/routing/resources'
import { expectAccessible } from './support/axe'
import {
  documentForm,
  documentPath,
  ownPageIn,
  whenContractInquiryDelivered,
} from './support/document-forms'
import { expectNoOverhang } from './support/overhang'
import { newGuest } from './support/inquiry-form'
import { staffArea } from './support/staff-area'
import { hire } from './support/hire'
import { expect, test } from './support/test'
import { visit, whenAlive } from './support/visit'
import { newVisitor } from './support/visitor-address'
import { containing, inLanguage, wordsOf } from './support/words'

// Forms that are sent with mistakes, links that are guessed, and changes that nobody may make.
test.use({ answeredWith: [403, 422, 429] })

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(newVisitor()))

const services = [
  'photography',
  'propertyManagement',
  'propertyMarketing',
] as const satisfies readonly PageName[]

/** The pages of services are made alike: one runs at both widths. */
const once: Record<string, string> = {
  propertyManagement: ' @phone',
  propertyMarketing: ' @desktop',
}

for (const locale of locales) {
  const t = wordsOf(locale, 'owners')

  for (const name of services) {
    test(`${name} sells, leads on, and is accessible${once[name] ?? ''}, ${inLanguage[locale]}`, async ({
      page,
    }) => {
      await visit(page, href(name, locale))
      await expect(page.getByRole('term').filter({ hasText: /\S/ }).first()).toBeVisible()
      await expect(page.getByText('18,000', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: t('otherServices') })).toBeVisible()
      await expectAccessible(page)
      const others = services.filter((one) => one !== name)
      const [first] = others
      if (!first) throw new Error('There is no other service')
      await page
        .locator(`main a[href="${href(first, locale)}"]`)
        .first()
        .click()
      await expect(page).toHaveURL(href(first, locale))
    })
  }

  test(`a document without text says that it is coming @phone, ${inLanguage[locale]}`, async ({
    page,
  }) => {
    await visit(page, documentPath('coming', locale))
    await expect(page.getByRole('heading', { name: t('comingSoon') })).toBeVisible()
    await expect(documentForm(page, locale).form).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
  })

  for (const hasScript of [true, false]) {
    test.describe(hasScript ? 'with script' : 'without script @phone', () => {
      test.use({ javaScriptEnabled: hasScript })

      test(`a service is asked for, wrong and then right, ${inLanguage[locale]}`, async ({
        page,
      }) => {
        await page.goto(href('propertyManagement', locale))
        if (hasScript) await whenAlive(page)
        const shown = documentForm(page, locale)
        await shown.send.click()
        await expect(shown.message('enterName').first()).toBeVisible()
        await expect(shown.message('acceptPrivacy').first()).toBeVisible()
        const visitor = newGuest()
        await shown.fill(visitor)
        await shown.send.dblclick()
        await expect(page).toHaveURL(containing(href('confirmation', locale, { slug: 'contract' })))
        const { inquiry, toVisitor, toStaff } = await whenContractInquiryDelivered(visitor.email)
        expect(inquiry).toMatchObject({ stage: 'new', language: locale, seen: false })
        for (const mail of [toVisitor, toStaff]) {
          expect(mail.subject + mail.text).toContain(inquiry.reference)
          expect(mail.text).toContain('Łódź & <b>')
        }
        expect(toStaff.text).toContain(href('contractInquiry', locale, { id: inquiry.reference }))
        expect(toStaff.text).not.toContain(ownPageIn(toVisitor, locale))
      })

      test(`a document asks for photo and identity @phone, ${inLanguage[locale]}`, async ({
        page,
      }) => {
        await page.goto(documentPath('agreement', locale))
        if (hasScript) await whenAlive(page)
        const shown = documentForm(page, locale)
        await shown.send.click()
        await expect(shown.message('photoNeeded').first()).toBeVisible()
        await expect(shown.message('documentNeeded').first()).toBeVisible()
        if (hasScript) await expectAccessible(page)
        const visitor = newGuest()
        await shown.fill(visitor)
        await shown.choose(hasScript)
        await shown.send.click()
        await expect(page).toHaveURL(containing(href('confirmation', locale, { slug: 'contract' })))
        const { inquiry, toStaff } = await whenContractInquiryDelivered(visitor.email)
        expect(inquiry).toMatchObject({ photoName: 'ana.jpg', documentName: 'dpi.pdf' })
        expect(toStaff.text).toContain('dpi.pdf')
      })
    })
  }

  test(`what was sent is read back, and changed when staff allow it, ${inLanguage[locale]}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const words = wordsOf(locale, 'privatePages')
    await visit(page, documentPath('rules', locale))
    const shown = documentForm(page, locale)
    const visitor = newGuest()
    await shown.fill(visitor)
    await shown.send.click()
    await expect(page).toHaveURL(containing(href('confirmation', locale, { slug: 'contract' })))
    const { inquiry, toVisitor } = await whenContractInquiryDelivered(visitor.email)
    const path = ownPageIn(toVisitor, locale)
    const call = `/${resources.contractInquiryApi.path.replace(':id', path.split('/').at(-1) ?? '')}`

    const response = await visit(page, path)
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    })
    await expect(page.getByText(visitor.email)).toBeVisible()
    await expect(page.getByText(words('inquiry.readOnly'))).toBeVisible()
    await expect(page.getByRole('button', { name: words('inquiry.save') })).toHaveCount(0)
    await expectAccessible(page)
    const headers = { Origin: new URL(baseURL ?? '').origin }
    const rejected = await page.request.put(call, { headers, data: { firstName: 'Eva' } })
    expect(rejected.status()).toBe(403)
    const posted = await page.request.post(path, { headers, form: { firstName: 'Eva' } })
    expect(posted.status()).toBe(403)

    const office = await browser.newContext({ baseURL, extraHTTPHeaders: newVisitor() })
    const desk = await office.newPage()
    await staffArea(desk, locale).enter(await hire('ceiba-operations'))
    await desk.goto(href('staffInquiries', locale, {}, `q=${inquiry.reference}`))
    await expectAccessible(desk)
    await desk.locator('main').getByRole('link', { name: visitor.lastName }).click()
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(inquiry.reference)
    await expectAccessible(desk)
    await expectNoOverhang(desk)
    await desk.getByRole('button', { name: words('staffInquiry.allow') }).click()
    await expect(desk.getByText(words('staffInquiry.editable'))).toBeVisible()

    await visit(page, path)
    await page.getByRole('textbox', { name: wordsOf(locale, 'forms')('firstName') }).fill('Eva')
    await page.getByRole('button', { name: words('inquiry.save') }).click()
    await expect(page.getByText(words('inquiry.saved'))).toBeVisible()
    const hostile = { lastName: 'Xiloj', isEdit: false, stage: 'won', reference: 'CS-000000' }
    expect((await page.request.put(call, { headers, data: hostile })).status()).toBe(200)
    const read: unknown = await (await page.request.get(call)).json()
    expect(read).toMatchObject({
      firstName: 'Eva',
      lastName: 'Xiloj',
      email: visitor.email,
      isEdit: true,
      // News for the team.
      seen: false,
      reference: inquiry.reference,
    })

    await visit(page, path)
    await desk.reload()
    await desk.getByRole('button', { name: words('staffInquiry.lock') }).click()
    await expect(desk.getByText(words('staffInquiry.editable'))).toHaveCount(0)
    await page.getByRole('textbox', { name: wordsOf(locale, 'forms')('firstName') }).fill('Typed')
    await page.getByRole('button', { name: words('inquiry.save') }).click()
    await expect(page.getByText(words('inquiry.locked'))).toBeInViewport()
    const closed = await page.request.put(call, { headers, data: { firstName: 'Ana' } })
    expect(closed.status()).toBe(403)
    await office.close()
  })

  test(`guessed links look alike and are slowed @desktop, ${inLanguage[locale]}`, async ({
    request,
  }) => {
    const visitor = newVisitor()
    const get = (path: string) => request.get(path, { headers: visitor })
    const statuses: number[] = []
    for (let guess = 0; guess < 21; guess += 1) {
      const id = guess % 2 === 0 ? `${guess}` : 'x'.repeat(31) + String(guess % 10)
      const page = guess % 3 === 0 ? 'bookingConfirmation' : 'contractInquiry'
      const path = href(page, locale, page === 'contractInquiry' ? { id } : { slug: id })
      const response = await get(path)
      expect(response.headers()['cache-control']).toContain('no-store')
      statuses.push(response.status())
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404))
    expect(statuses.at(-1)).toBe(429)
  })
}

test('the customer’s call answers a document by its slug @desktop', async ({ request }) => {
  const path = `/${resources.contractDocumentsApi.path}?enabled=true&slug=property-owner-agreement`
  const response = await request.get(path)
  expect(response.status()).toBe(200)
  expect(await response.json()).toMatchObject([
    { slug: 'property-owner-agreement', enabled: true, isDocument: true, language_code: 'en' },
  ])
  const unknown = await request.get(`/${resources.contractDocumentsApi.path}?slug=nothing`)
  expect(await unknown.json()).toEqual([])
})

test('the address name of the other language, and of a service, lead on for good @desktop', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/document/convenio-con-propietarios', '/document/property-owner-agreement'],
    ['/document/property-management', '/property-management'],
    ['/es/document/reglas-de-la-casa', '/es/documento/reglas-de-la-casa'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    expect(new URL(response.headers().location ?? '', 'http://site').pathname).toBe(to)
  }
})
