// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { find } from '~/testing/use-fields'
import {
  button,
  counter,
  hear,
  hydrate,
  onUse,
  setUpEarlyUse,
  showForm,
} from '~/testing/early-use-page'

setUpEarlyUse()

it('sends a form after the clicks in it, and shows that it waits', async () => {
  const sentBy = showForm(button('fold'))
  const heard = hear('click', 'submit')
  find('#fold').click()
  find('#save').click()
  find('#add').click()
  expect(find('#save').hasAttribute('aria-busy')).toBe(false)
  expect(find('#add').getAttribute('aria-busy')).toBe('true')
  expect(sentBy).toEqual([])
  heard.length = 0
  await hydrate()
  expect(heard.slice(0, 2)).toEqual(['click fold', 'click add'])
  expect(sentBy).toEqual(['add'])
  expect(document.querySelector('[aria-busy]')).toBeNull()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sentBy).toHaveLength(1)
})

it('sends a form after five seconds as its button would, where no scripts have come', async () => {
  const sentBy = showForm(button('fold'))
  find('#fold').click()
  find('#add').click()
  await vi.advanceTimersByTimeAsync(4900)
  expect(sentBy).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(sentBy).toEqual(['add'])
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

it('sends a form where the browser knows neither its button nor how to ask for it', async () => {
  showForm(button('fold'))
  const form = document.forms[0]
  if (!form) throw new Error('There is no form')
  Object.defineProperty(form, 'requestSubmit', { value: undefined })
  const submit = vi.spyOn(form, 'submit').mockReturnValue()
  find('#fold').click()
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await hydrate()
  expect(submit).toHaveBeenCalledOnce()
})

it('sends a form at once after steps in it, with their number', () => {
  const sentBy = showForm(counter)
  find('#more').click()
  find('#save').click()
  expect(sentBy).toEqual(['save'])
  expect(find('#adults').value).toBe('2')
})

it('does not send a form again for half a minute that the browser sends', async () => {
  const sentBy = showForm('')
  document.forms[0]?.setAttribute('method', 'post')
  find('#add').click()
  expect(find('#add').getAttribute('aria-busy')).toBe('true')
  find('#save').click()
  await hydrate()
  find('#add').click()
  expect(sentBy).toEqual(['add'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(document.querySelector('[aria-busy]')).toBeNull()
  find('#save').click()
  expect(sentBy).toEqual(['add', 'save'])
})

it('asks again for the page of a form that only asks', () => {
  const sentBy = showForm('')
  find('#add').click()
  find('#save').click()
  expect(sentBy).toEqual(['add', 'save'])
})

it('opens nothing of a form that was sent since', async () => {
  const sentBy = showForm(button('dates', 'aria-haspopup="dialog"'))
  const heard = hear('click')
  find('#dates').click()
  find('#save').click()
  expect(sentBy).toEqual(['save'])
  await hydrate()
  expect(heard).not.toContain('click dates')
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

it('keeps the link that makes a list longer from leading to its top', async () => {
  document.body.innerHTML = '<a id="more" href="#page-2" data-needs-scripts="ahead">More</a>'
  const heard = hear('click')
  find('#more').click()
  expect(heard).toEqual([])
  expect(onUse).toHaveBeenCalledOnce()
  await hydrate()
  expect(heard).toEqual(['click more'])
})

const inquire = '<button id="inquire" data-needs-scripts="click">Inquire</button>'

it('keeps a form whose button waits for the scripts, and has them send it', async () => {
  const sentBy = showForm(inquire)
  find('#inquire').click()
  expect(sentBy).toEqual([])
  expect(onUse).toHaveBeenCalledOnce()
  expect(find('#inquire').getAttribute('aria-busy')).toBe('true')
  await hydrate()
  expect(sentBy).toEqual(['inquire'])
  expect(find('#inquire').hasAttribute('aria-busy')).toBe(false)
})

it('sends such a form after five seconds, where no scripts have come', async () => {
  showForm(inquire + button('fold'))
  const form = document.forms[0]
  if (!form) throw new Error('There is no form')
  const submit = vi.spyOn(form, 'submit').mockReturnValue()
  find('#fold').click()
  await vi.advanceTimersByTimeAsync(5100)
  expect(submit).not.toHaveBeenCalled()
  find('#inquire').click()
  await vi.advanceTimersByTimeAsync(5100)
  expect(submit).toHaveBeenCalledOnce()
})

it('follows a link whose scripts have not come after five seconds', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  onTestFinished(() => assign.mockRestore())
  document.body.innerHTML = `
    <a href="/photo" id="photo" data-needs-scripts="click">Photo</a>
    <a href="/map" id="map" data-needs-scripts="click">Map</a>
    ${button('fold')}`
  find('#photo').click()
  find('#map').click()
  find('#fold').click()
  await vi.advanceTimersByTimeAsync(4900)
  expect(assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(assign.mock.calls).toEqual([[`${location.origin}/map`]])
  expect(document.querySelector('[aria-busy]')).toBeNull()
  // What is no link still works once they have come.
  const heard = hear('click')
  await hydrate()
  expect(heard).toContain('click fold')
})

it('follows no link that the scripts have handled', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  onTestFinished(() => assign.mockRestore())
  document.body.innerHTML = `<a href="#map" id="map" data-needs-scripts="click">Map</a>`
  find('#map').click()
  await hydrate()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(assign).not.toHaveBeenCalled()
})
