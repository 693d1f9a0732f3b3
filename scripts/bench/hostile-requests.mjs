import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { newVisitor } from './send-forms.mjs'

const word = () => randomBytes(6).toString('hex')
const digits = () => randomInt(1, 100_000)
/** @param {string} type @param {string} body */
const post = (type, body) => ({ method: 'POST', headers: { 'Content-Type': type }, body })
const urlEncoded = 'application/x-www-form-urlencoded'

/** Requests of people who mean harm, none of which can be answered from what is kept. */
const kinds = [
  () => ({
    path: `/vacation-rentals?minPrice=${digits()}&maxPrice=${digits()}&guests=${randomInt(1, 30)}`,
  }),
  () => ({
    path: `/es/casas-vacacionales?checkIn=2027-0${randomInt(1, 9)}-1${randomInt(0, 9)}&bedrooms=${digits()}`,
  }),
  () => ({ path: `/${word()}/${word().repeat(20)}` }),
  () => ({ path: `/es/${word()}?${word()}=${'x'.repeat(2000)}` }),
  () => ({ path: `/contract/${randomBytes(20).toString('base64url')}` }),
  () => ({ path: `/pictures/${word()}/640.avif` }),
  () => ({
    path: `/api/rentals?type=1&results=48&location=${word()},${word()}&minPrice=${digits()}`,
  }),
  () => ({
    path: '/staff/sign-in',
    ...post(urlEncoded, `email=${word()}@example.com&password=${word()}`),
  }),
  () => ({
    path: '/subscribe',
    ...post(urlEncoded, `firstName=${'a'.repeat(30_000)}&email=${word()}`),
  }),
  () => ({
    path: '/api/list-with-us',
    ...post('application/json', `{"firstName":"${word()}","email":${digits()}}`),
  }),
  () => ({
    path: '/api/bookings/require',
    ...post(
      'application/json',
      JSON.stringify({ submissionKey: randomUUID(), requirement: word().repeat(2000) }),
    ),
  }),
  () => ({ path: '/api/list-with-us', ...post('text/plain', 'x'.repeat(100_000)) }),
]

/**
 * Sends one of them; resolves with the status of the answer, 0 where there was none.
 * @param {string} site
 * @returns {Promise<number>}
 */
export async function hostileRequest(site) {
  if (randomInt(20) === 0) return breakOff(site)
  const { path, headers, ...rest } = pick()
  try {
    const answer = await fetch(site + path, {
      redirect: 'manual',
      headers: { ...newVisitor(), Origin: site, ...headers, 'User-Agent': word() },
      signal: AbortSignal.timeout(30_000),
      ...rest,
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

/** @returns {{ path: string, method?: string, headers?: Record<string, string>, body?: string }} */
function pick() {
  const make = kinds[randomInt(kinds.length)]
  return make ? make() : { path: '/' }
}

/**
 * Announces a large upload, sends a part of it and goes away.
 * @param {string} site
 * @returns {Promise<number>}
 */
function breakOff(site) {
  const { hostname, port, host } = new URL(site)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      const type = 'multipart/form-data; boundary=x'
      const head = `POST /upload?kind=career-photo HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site}\r\nContent-Type: ${type}\r\nContent-Length: 9000000\r\n\r\n`
      socket.write(
        `${head}--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n`,
      )
      socket.write(randomBytes(200_000), () => setTimeout(() => socket.destroy(), 50))
    })
    socket.once('error', () => socket.destroy())
    socket.once('close', () => resolve(0))
    socket.resume()
  })
}
