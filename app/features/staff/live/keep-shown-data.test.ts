// @vitest-environment happy-dom
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { beforeEach, expect, it } from 'vitest'
import { keepShownData } from './keep-shown-data'

beforeEach(() => document.body.replaceChildren())

type Rows = { rows: string[] }

/** Reads the page with an answer of the server, or with its failure. */
function openPage() {
  const clientLoader = keepShownData()
  const read = (answer: () => Promise<Rows>) => {
    const serverLoader = answer as ClientLoaderFunctionArgs['serverLoader']
    return clientLoader({ request: new Request('http://localhost/'), params: {}, serverLoader })
  }
  return { read }
}

const rows = (...names: string[]) => ({ rows: names })
const failWith = (reason: unknown) => async (): Promise<Rows> => {
  throw reason
}

it('shows what was read last while the server cannot be reached', async () => {
  const { read } = openPage()
  expect(await read(async () => rows('CS-A'))).toEqual(rows('CS-A'))
  expect(await read(failWith(new TypeError('Failed to fetch')))).toEqual(rows('CS-A'))
  expect(await read(async () => rows('CS-B'))).toEqual(rows('CS-B'))
})

const signIn = new Response(null, { status: 302, headers: { Location: '/staff/sign-in' } })

it('goes to the sign-in when the session has ended', async () => {
  const { read } = openPage()
  await read(async () => rows('CS-A'))
  document.body.innerHTML = '<form method="post"><textarea>prepared</textarea></form>'
  await expect(read(failWith(signIn))).rejects.toBe(signIn)
})

it('stays while somebody writes, though the session has ended', async () => {
  const { read } = openPage()
  await read(async () => rows('CS-A'))
  document.body.innerHTML = '<form method="post"><input name="note"></form>'
  const note = document.querySelector('input')
  if (note) note.value = 'call on Monday'
  expect(await read(failWith(signIn))).toEqual(rows('CS-A'))
  document.body.innerHTML = '<span data-unsent="">Draft</span>'
  expect(await read(failWith(signIn))).toEqual(rows('CS-A'))
  document.body.innerHTML = '<section role="dialog" aria-modal="true"></section>'
  expect(await read(failWith(signIn))).toEqual(rows('CS-A'))
})

it('stays while rows are ticked for a form elsewhere on the page', async () => {
  const { read } = openPage()
  await read(async () => rows('CS-A'))
  document.body.innerHTML = `<form method="post" id="ticked"><input type="checkbox"></form>
    <input type="checkbox" form="ticked" checked><input type="checkbox" form="ticked">`
  await expect(read(failWith(signIn))).rejects.toBe(signIn)
  document.querySelectorAll('input')[2]?.click()
  expect(await read(failWith(signIn))).toEqual(rows('CS-A'))
})

it('fails where nothing is shown yet', async () => {
  await expect(openPage().read(failWith(new TypeError('down')))).rejects.toThrow('down')
})
