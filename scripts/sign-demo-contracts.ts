/**
 * Signs the contracts of those demo stays that are past their signature, by the code with which a guest signs on the
 * site: text and figures are frozen, the PDF is drawn, signed and kept, and the nights become bookings of the contract.
 * Needs the running CMS and the settings in the environment; `npm start` runs it once, after the demo content was
 * imported.
 */
import sharp from 'sharp'
import type { Contract } from '~content/contract'
import { isWithGuest } from '~content/contract-stage'
import type { ContractGuestPart } from '~content/contract-values'
import { guestFileKinds } from '~/features/contracts/files/guest-file-kinds'
import { signPdf } from '~/features/contracts/pdf-signature/sign-pdf.server'
import { brandOf } from '~/features/contracts/sign/brand-of.server'
import { privacyPoliciesOf } from '~/features/contracts/sign/privacy-policies.server'
import { signContract } from '~/features/contracts/sign/sign-contract.server'
import { createContractStore } from '~/features/contracts/store/contract-store.server'
import { env } from '~/platform/env/env.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { clientAddressHeader } from '~/platform/http/client-address'
import { minutes } from '~/platform/units/duration'

const store = createContractStore()
const files = privateStore()
/** Between the last line of the log, when the guest opened it, and the signature. */
const untilSigned = minutes(20)
/** An address that is reserved for examples. */
const headers = { 'User-Agent': 'Demo content', [clientAddressHeader]: '192.0.2.10' }
const companions = ['Alex', 'Marta', 'Luis', 'Emma', 'Rosa', 'Daniel', 'Inés', 'Tomás', 'Eva']

/** The seed gives those that wait for their guest's click a link without end. */
const isToSign = ({ reference, stage, expiresAt }: Contract) =>
  reference.startsWith('C-DEMO') && isWithGuest(stage) && expiresAt === null

async function signAll(): Promise<number> {
  let signed = 0
  for (const reference of await store.listWaiting()) {
    const contract = await store.find(reference)
    if (!contract || !isToSign(contract)) continue
    await sign(contract)
    signed += 1
  }
  return signed
}

async function sign(contract: Contract): Promise<void> {
  const { reference, language, reservation, events } = contract
  const now = new Date(Date.parse(events.at(-1)?.at ?? '') + untilSigned)
  const { outcome } = await signContract(
    contract,
    {
      request: new Request(new URL('/contract', env.SITE_ORIGIN), { headers }),
      language,
      now,
      part: await answersOf(contract),
      signature: { kind: 'typed', name: reservation.fullName },
    },
    { store, files, brandOf, signPdf, policies: await privacyPoliciesOf(language) },
  )
  if (outcome !== 'signed') throw new Error(`Contract ${reference} is not signed: ${outcome}.`)
}

/** What the guest filled in. The files are drawn and show no real person. */
async function answersOf({ reference, reservation }: Contract): Promise<ContractGuestPart> {
  const { fullName, totalGuests } = reservation
  const family = fullName.slice(fullName.indexOf(' ') + 1)
  const others = Array.from({ length: totalGuests - 1 }, (_, index) => ({
    fullName: `${companions[index % companions.length]} ${family}`,
    age: `${9 + ((index * 17) % 60)}`,
  }))
  const content = await drawExample(fullName)
  const keep = async (field: keyof typeof guestFileKinds) => {
    const name = `${reference}.jpg`
    return (await files.keep({ kind: guestFileKinds[field], type: 'jpeg', name, content })).id
  }
  return {
    comments: '',
    guests: [{ fullName, age: '38' }, ...others],
    personalPhoto: await keep('personalPhoto'),
    personalDocument: await keep('personalDocument'),
    documentKind: 'passport',
    payAuthorization: reservation.activePayAuthorization,
    agreement: true,
  }
}

async function drawExample(name: string): Promise<Buffer> {
  const written = name.replace(/[<>&]/g, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="630">
    <rect width="1000" height="630" fill="#efe6d8"/><rect x="60" y="150" width="240" height="310" fill="#c9b79c"/>
    <g font-family="sans-serif" fill="#4a3b2a"><text x="60" y="95" font-size="44">EXAMPLE · EJEMPLO</text>
    <text x="350" y="230" font-size="46">${written}</text></g></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer()
}

try {
  const signed = await signAll()
  console.log(`${signed} demo contracts were signed.`)
} finally {
  await files.close()
}
process.exit(0)
