import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { expect, it } from 'vitest'
import { keepShownData } from './keep-shown-data'

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

it('goes to the sign-in when the session has ended', async () => {
  const { read } = openPage()
  await read(async () => rows('CS-A'))
  const signIn = new Response(null, { status: 302, headers: { Location: '/staff/sign-in' } })
  await expect(read(failWith(signIn))).rejects.toBe(signIn)
})

it('fails where nothing is shown yet', async () => {
  await expect(openPage().read(failWith(new TypeError('down')))).rejects.toThrow('down')
})
