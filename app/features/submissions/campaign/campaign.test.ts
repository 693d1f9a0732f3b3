// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { rememberCampaign, readCampaign } from './campaign'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function arrive(path: string, referrer = ''): void {
  window.history.replaceState(null, '', path)
  const spy = vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  rememberCampaign()
  spy.mockRestore()
}

it('keeps how the visit began, whatever page follows', () => {
  arrive('/landing-page/lake?utm_source=mail&utm_campaign=may', 'https://news.example/a')
  arrive('/list-with-us', 'http://localhost:3000/landing-page/lake')
  expect(Object.fromEntries(readCampaign())).toEqual({
    utm_source: 'mail',
    utm_campaign: 'may',
    referrer: 'https://news.example/a',
    landingPage: '/landing-page/lake?utm_source=mail&utm_campaign=may',
  })
})

it('begins anew with another campaign', () => {
  arrive('/?utm_source=mail', 'https://news.example/a')
  arrive('/blog?utm_source=radio')
  expect(Object.fromEntries(readCampaign())).toEqual({
    utm_source: 'radio',
    landingPage: '/blog?utm_source=radio',
  })
})

it('does not take the site itself for where a visitor came from', () => {
  arrive('/blog', `${location.origin}/`)
  expect(readCampaign().has('referrer')).toBe(false)
})

it('cuts what nobody would read', () => {
  arrive(`/?utm_source=${'x'.repeat(3000)}`)
  expect(readCampaign().get('utm_source')).toHaveLength(250)
})

/** What is sent from a tab that began with an empty session storage; its referrer is the page that opened it. */
function campaignOfTab(path: string, opener: string): URLSearchParams {
  sessionStorage.clear()
  arrive(path, opener)
  const spy = vi.spyOn(document, 'referrer', 'get').mockReturnValue(opener)
  const sent = readCampaign()
  spy.mockRestore()
  return sent
}

it('takes the campaign of the page of this site that opened the tab', () => {
  const opener = `${location.origin}/vacation-rentals?utm_source=mail&sort=2`
  expect(Object.fromEntries(campaignOfTab('/vacation-rentals/casa', opener))).toEqual({
    utm_source: 'mail',
    landingPage: '/vacation-rentals?utm_source=mail&sort=2',
  })
})

it('keeps what a tab knows itself, and takes nothing from other sites', () => {
  const opener = `${location.origin}/blog?utm_source=mail`
  const own = campaignOfTab('/vacation-rentals/casa?utm_source=radio', opener)
  expect(own.get('utm_source')).toBe('radio')
  const foreign = campaignOfTab('/vacation-rentals/casa', 'https://news.example/?utm_source=mail')
  expect(foreign.has('utm_source')).toBe(false)
})

it('says nothing where the browser keeps nothing', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  arrive('/?utm_source=mail')
  expect([...readCampaign()]).toEqual([])
})
