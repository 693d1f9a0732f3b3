import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { contractAnswerSchema, type ContractChange } from '../../content-types/contract'
import { stayAnswerSchema, stayListSchema, type Stay } from '../../content-types/stay'
import type { StayChange } from '../../content-types/stay-change'
import { contractSample, eventSample, signedSample } from './contract-sample'
import { submit } from './inquiry-calls'
import { inquirySample } from './inquiry-sample'
import { withDatabase } from './open-database'
import { contractToken, type RunningCms } from './start-cms'

export const staff = { actor: 'staff: Ana', address: '192.0.2.7' }

/** What the site asks of a CMS about stays and their contracts. */
export function stayCalls({ url }: RunningCms) {
  const send = (method: string, path: string, body?: object, token = contractToken) =>
    fetch(`${url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
  const read = async (reference: string): Promise<Stay> => {
    const answer = await send('GET', `stays/${reference}`)
    const { data } = stayAnswerSchema.parse(await answer.json())
    if (!data) throw new Error(`No stay ${reference}`)
    return data
  }
  const contractRevision = async (reference: string) => {
    const answer = await send('GET', `contracts/${reference}`)
    return contractAnswerSchema.parse(await answer.json()).data?.revision ?? 0
  }
  const changeContract = async (reference: string, wanted: Partial<ContractChange>) => {
    const revision = await contractRevision(reference)
    const whole = { revision, set: {}, signed: null, events: [eventSample()], ...wanted }
    return (await send('PUT', `contracts/${reference}`, whole)).status
  }
  /** The status of the answer. */
  const trySign = (reference: string, version = 1) =>
    changeContract(reference, { set: { stage: 'signed' }, signed: signedSample(version) })
  return {
    send,
    trySign,
    read,
    changeContract,
    list: async (query: string) =>
      stayListSchema.parse(await (await send('GET', `stays?${query}`)).json()),
    change: (reference: string, change: Omit<StayChange, 'by' | 'note'> & { note?: string }) =>
      send('PUT', `stays/${reference}`, { by: staff, note: null, ...change }),
    /** A contract of these values; the status of the answer and its reference. */
    async makeContract(more: object = {}, reservation: object = {}) {
      const sample = contractSample()
      const whole = { ...sample, ...more, reservation: { ...sample.reservation, ...reservation } }
      const { status } = await send('POST', 'contracts', whole)
      return { status, reference: sample.reference }
    },
    async sign(reference: string) {
      expect(await trySign(reference)).toBe(200)
    },
  }
}

/** Submits an inquiry of a new guest. Their `email` is unique, so that it finds the stay. */
export async function arriveStay(
  cms: RunningCms,
  more: { startDate?: string; endDate?: string } = {},
): Promise<{ reference: string; email: string }> {
  const sample = inquirySample()
  const email = `${randomUUID()}@example.com`
  const contact = { ...sample.contact, email }
  const stay = { ...sample.stay, startDate: '2034-01-04', endDate: '2034-01-08', ...more }
  const { reference } = await submit(cms, { ...sample, contact, stay })
  return { reference, email }
}

/** When the guest of `arriveNamed` comes and leaves. */
export const dates = { startDate: '2032-03-04', endDate: '2032-03-08' }

/** Submits an inquiry of a guest whose name and e-mail nobody else has. */
export async function arriveNamed(
  cms: RunningCms,
  startDate = dates.startDate,
  endDate = dates.endDate,
) {
  const sample = inquirySample()
  const email = `${randomUUID()}@example.com`
  const whole = {
    ...sample,
    contact: { ...sample.contact, email, firstName: 'Ixchel', lastName: email.slice(0, 8) },
    stay: { ...sample.stay, startDate, endDate },
  }
  const { documentId, reference } = await submit(cms, whole)
  return { documentId, reference, email, sample: whole }
}

/** Writes columns of a stay into the database, past the rules of the CMS. */
export function setStay(cms: RunningCms, reference: string, values: object): Promise<unknown> {
  return withDatabase(cms, (database) => database('stays').where({ reference }).update(values))
}
