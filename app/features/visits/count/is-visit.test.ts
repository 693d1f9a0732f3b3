import { expect, it } from 'vitest'
import { isVisit } from './is-visit'

const chrome =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const navigation = {
  'user-agent': chrome,
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}

it('takes a page that a browser opens in a tab as a visit', () => {
  expect(isVisit(navigation)).toBe(true)
  expect(isVisit({ ...navigation, 'user-agent': chrome.replace('Pixel 8', 'CUBOT X30') })).toBe(
    true,
  )
})

it.each(['sec-fetch-mode', 'sec-fetch-dest', 'user-agent'])('needs the header %s', (name) => {
  expect(isVisit({ ...navigation, [name]: undefined })).toBe(false)
})

it.each([
  { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
  { 'sec-fetch-dest': 'iframe' },
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-moz': 'prefetch' },
])('takes a request with %j as none', (headers) => {
  expect(isVisit({ ...navigation, ...headers })).toBe(false)
})

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
  'WhatsApp/2.23.20.0 A and some more',
  'curl/8.5.0',
  'python-requests/2.32.0',
  'Mozilla/5.0',
])('takes %s as a program', (agent) => {
  expect(isVisit({ ...navigation, 'user-agent': agent })).toBe(false)
})
