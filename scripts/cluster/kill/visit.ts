import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { type MadeContract, signContract } from './contracts'
import { type FormKind, newEmail } from './form-kinds'
import { createVisitor } from './visitor'

/** What a visitor sent, by the address that stands in it alone. */
export type Sent = { kind: string; email: string; reference: string | null }

type Visits = {
  address: string
  origin: string
  kinds: readonly FormKind[]
  /** Each is signed by one visitor. */
  contracts: MadeContract[]
  pauseMs: number
}

const acknowledgedSchema = z.object({ data: z.object({ reference: z.string() }) })
/** A visitor who has pressed the button so often gives up. */
const maxTries = 60
/** Of so many visits one signs a contract. */
const signsEvery = 6

/** Lets so many visitors send forms and sign contracts, one thing after the other, until they are told to stop. */
export function startVisits(visits: Visits, count: number) {
  const sent: Sent[] = []
  const statuses: Record<number, number> = {}
  let number = 0
  let isStopped = false

  async function visit(): Promise<void> {
    const visitor = createVisitor(visits.address, visits.origin)
    number++
    const contract = number % signsEvery === 0 ? visits.contracts.pop() : undefined
    if (contract) {
      await signContract(visitor, contract)
      sent.push({ kind: 'contract', email: contract.email, reference: contract.reference })
      return
    }
    const kind = visits.kinds[number % visits.kinds.length]
    if (kind) sent.push(await sendForm(kind))
  }

  /** The same form with the same key, as browsers repeat it, until it is acknowledged. */
  async function sendForm({ kind, path, fields }: FormKind): Promise<Sent> {
    const visitor = createVisitor(visits.address, visits.origin)
    const email = newEmail()
    const body = { ...(await fields(visitor, email)), submissionKey: randomUUID() }
    for (let tries = 0; tries < maxTries; tries++) {
      const { status, text } = await visitor.sendJson(`/${path}`, body)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 200) {
        const { reference } = acknowledgedSchema.parse(JSON.parse(text)).data
        return { kind, email, reference }
      }
      if (status !== 0 && status < 500) throw new Error(`${kind} answers ${status}: ${text}`)
      await pause(1000)
    }
    return { kind, email, reference: null }
  }

  const visitors = Array.from({ length: count }, async () => {
    while (!isStopped) {
      await visit()
      await pause(visits.pauseMs * (0.5 + Math.random()))
    }
  })
  const ended = Promise.all(visitors)
  return {
    /** Rejects when something answers what no visitor should see. */
    ended,
    count: () => sent.length,
    /** Resolves when what was begun is acknowledged or given up. */
    async stop() {
      isStopped = true
      await ended
      return { sent, statuses }
    },
  }
}
