import { expect, it, vi } from 'vitest'
import { sendThanks } from './send-thanks.server'

const sent = () => vi.fn(async () => {})
let count = 0
/** One that no other test has. */
const newAddress = () => `visitor${(count += 1)}@thanks.example`

async function sendOften(address: string, times: number) {
  const send = sent()
  for (let time = 0; time < times; time++) await sendThanks(address, send)
  return send
}

it('sends twenty e-mails a day to an address, and no more, however it is spelled', async () => {
  const address = newAddress()
  expect(await sendOften(address, 25)).toHaveBeenCalledTimes(20)
  const [local, domain] = address.split('@')
  for (const same of [address.toUpperCase(), `${local}+sale@${domain}`]) {
    expect(await sendOften(same, 1)).not.toHaveBeenCalled()
  }
  expect(await sendOften(newAddress(), 1)).toHaveBeenCalledOnce()
})

it('counts no e-mail that could not be sent, and lets the outbox try again', async () => {
  const address = newAddress()
  const fails = async () => Promise.reject(new Error('The mail server is away'))
  for (let time = 0; time < 30; time++) {
    await expect(sendThanks(address, fails)).rejects.toThrow('is away')
  }
  expect(await sendOften(address, 1)).toHaveBeenCalledOnce()
})
