import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { sampleContractCall } from '~/testing/factories/contract-call'
import { e2eAdministrator } from '../../lib/e2e-settings.js'
import { upload } from './files'
import { createVisitor, type Visitor } from './visitor'

export type MadeContract = { reference: string; link: string; email: string }

/** Of a sign-in while the CMS is slow. */
const maxTries = 10

const madeSchema = z.object({ _id: z.string() })

/** Somebody of the team who is signed in. */
export async function signInStaff(address: string, origin: string): Promise<Visitor> {
  const { email, password } = e2eAdministrator
  const door = createVisitor(address, origin)
  for (let tries = 0; ; tries++) {
    const { status, cookie } = await door.sendForm(href('staffSignIn', 'en'), { email, password })
    if (status === 303 && cookie) return createVisitor(address, origin, { Cookie: cookie })
    // On a busy machine the CMS is slow to check the first password.
    if (status < 500 || tries === maxTries) throw new Error(`The sign-in answers ${status}.`)
    await pause(1000)
  }
}

/** A contract that staff make by the call, with the link of its guest; it books nights where it names a rental. */
export async function makeContract(
  staff: Visitor,
  email: string,
  booked: { rentalId?: string; startDate?: string; endDate?: string } = {},
): Promise<MadeContract> {
  const path = `/${resources.contractsApi.path}`
  const call = { ...sampleContractCall, language_code: 'en', totalGuests: 1, guestEmail: email }
  const { status, text } = await staff.sendJson(path, { ...call, ...booked })
  if (status !== 200) throw new Error(`The call for a contract answers ${status}: ${text}`)
  const { _id: reference } = madeSchema.parse(JSON.parse(text))
  const editor = await staff.read(href('contract', 'en', { id: reference }))
  const [, link] = /\/contract\/([\w-]{32})"/.exec(editor.text) ?? []
  if (!link) throw new Error(`The page of contract ${reference} has no link for its guest.`)
  return { reference, link, email }
}

/**
 * A guest opens a contract, sends both files and signs, and tries again while the site fails. Resolves with the id of
 * the document once the site has said that the contract is signed; with null where the nights are taken.
 */
export async function signContract(guest: Visitor, { link }: MadeContract): Promise<string | null> {
  const path = href('contract', 'en', { id: link })
  await openForm(guest, path)
  const document = await upload(guest, 'contract-document')
  const photo = await upload(guest, 'contract-photo')
  let refused: string | null = null
  for (;;) {
    const seen = await openForm(guest, path)
    if (seen === null) return document
    const { status, text } = await guest.sendForm(path, {
      ...seen,
      personalDocument: document,
      personalPhoto: photo,
      agreement: 'on',
      'guests[0].fullName': 'Łucja Żółć',
      'guests[0].age': '34',
      comments: 'We come late',
      website: '',
      signature: 'Łucja Żółć',
    })
    if (status === 303) return document
    // Refused twice although the guest saw the latest text: others have the nights.
    if (status === 409 && seen.seen === refused) return null
    if (status === 409) refused = seen.seen
    if (status === 422) throw new Error(`The signature is refused: ${text.slice(0, 2000)}`)
    await pause(1000)
  }
}

/** What the form of a contract says that its guest saw. */
type Seen = { seen: string; seenPolicies: string }

/** Opens the page of a contract, again while it fails. Gives what its form says was seen, or null once it is signed. */
async function openForm(guest: Visitor, path: string): Promise<Seen | null> {
  for (;;) {
    const { status, text } = await guest.read(path)
    const [seen, seenPolicies] = ['seen', 'seenPolicies'].map(
      (name) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1],
    )
    if (status === 200) return seen && seenPolicies ? { seen, seenPolicies } : null
    if (status !== 0 && status < 500) throw new Error(`The page of a contract answers ${status}.`)
    await pause(1000)
  }
}
