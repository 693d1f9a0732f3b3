import { listing } from './support/listing'
import { listPath } from './support/rentals'
import { expect, test } from './support/test'
import { visit } from './support/visit'

const list = listPath('vacationRentals', 'en')

/** Queries that nobody fills in by hand, each with what the page makes of it. */
const hostile: [query: string, what: string][] = [
  ['page=-1', 'a negative page'],
  ['page=999999999', 'a page far behind the end'],
  ['page=1e9&results=NaN', 'numbers that are none'],
  ['minPrice=abc&maxPrice=%3Cscript%3E', 'letters for prices'],
  ['minPrice=900&maxPrice=100', 'a price range the wrong way round'],
  ['bedroom=7&sort=99', 'choices that do not exist'],
  ['checkIn=2026-02-31&checkOut=not-a-day', 'days that do not exist'],
  ['checkIn=2030-05-02&checkOut=2030-05-01', 'a departure before the arrival'],
  ['adult=99&children=-5&capacity=1000000', 'an army of guests'],
  ['location=../../etc/passwd,%27%20OR%201=1', 'a place that is a path'],
  [`location=${'a'.repeat(2000)}`, 'a place of two thousand letters'],
  [`where=${'%3Cimg%20src%3Dx%20'.repeat(60)}`, 'a script that was typed as a place'],
  ['sort=2&sort=3&sort[]=1&__proto__[x]=1', 'the same parameter again and again'],
  ['currency=XYZ&country=%F0%9F%8F%A0', 'an unknown currency'],
  ['product=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'a script as an advertised place'],
]

test.describe('a list answers', () => {
  for (const [query, what] of hostile) {
    test(what, async ({ page, request }) => {
      const answer = await request.get(`${list}?${query}`)
      expect(answer.status()).toBe(200)
      expect(await answer.text()).not.toContain('<img src=x')
      const call = await request.get(`/api/rentals?${query}`)
      expect([200, 400]).toContain(call.status())
      expect(call.headers()['content-type']).toContain('application/json')

      await visit(page, `${list}?${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('dates that it cannot use with the reason, in view', async ({ page }) => {
    const problems = [
      [
        'checkIn=2025-05-01&checkOut=2025-05-04',
        'The check-in is in the past. Choose other dates.',
      ],
      ['checkIn=2030-05-02&checkOut=2030-05-01', 'The check-out must be after the check-in.'],
      ['checkIn=2030-05-02&checkOut=', 'Choose both days of the stay.'],
      ['stay=&month=2030-05', 'Choose how long the stay lasts.'],
    ] as const
    for (const [query, words] of problems) {
      await visit(page, `${list}?${query}`)
      await expect(page.getByRole('alert')).toHaveText(words)
      await expect(page.getByRole('alert')).toBeInViewport()
    }
    await visit(page, list)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('an address that cannot be read with 400 or 414', async ({ request }) => {
    for (const query of ['location=%', 'location=%00', `x=${'a'.repeat(5000)}`]) {
      const answer = await request.get(`${list}?${query}`)
      expect([400, 414], query).toContain(answer.status())
    }
  })

  test('the call tells what is wrong with a parameter, in both languages', async ({ request }) => {
    const english = await request.get('/api/rentals?page=zero')
    expect(english.status()).toBe(400)
    expect(await english.json()).toEqual({
      errors: [{ parameter: 'page', message: 'page must be a whole number' }],
    })
    const spanish = await request.get('/api/rentals?page=zero&language=es')
    expect(await spanish.json()).toEqual({
      errors: [{ parameter: 'page', message: 'page debe ser un número entero' }],
    })
  })
})

test('a filter writes the shortest address that says it', async ({ page }) => {
  await visit(page, `${list}?page=3&sort=1&adult=1&currency=USD&unknown=1&minPrice=0`)
  await listing(page, 'en').openFilters()
  await page.getByRole('combobox', { name: 'Bedrooms' }).selectOption('4')
  await listing(page, 'en').applyFilters()
  await expect(page).toHaveURL(`${list}?bedroom=4`)
})
