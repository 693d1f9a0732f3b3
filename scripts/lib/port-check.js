import { connect, createServer } from 'node:net'

/**
 * Why a port cannot be used, in words that name its variable; undefined where it is free.
 * @param {{ variable: string, port: string, host: string, program: string }} wanted
 * @returns {Promise<string | undefined>}
 */
export async function portProblem({ variable, port, host, program }) {
  const number = Number(port)
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    return `${variable} is "${port}", which is not a port. Set it to a number from 1 to 65535.`
  }
  const other = `Stop what uses it, or choose another: ${variable}=${suggestion(number)} npm start`
  const refusal = await listenRefusal(number, host)
  if (refusal === 'EACCES') return `Port ${port} for ${program} is reserved for root. ${other}`
  if (refusal === 'EADDRNOTAVAIL')
    return `${program} cannot listen on ${host}: no such address here.`
  const answers = await Promise.all([isAnswered(number, '127.0.0.1'), isAnswered(number, '::1')])
  if (refusal || answers.includes(true)) {
    return `Port ${port}, on which ${program} would listen, is taken. ${other}`
  }
  return undefined
}

/** @param {number} port */
function suggestion(port) {
  return port + 100 <= 65_535 ? port + 100 : port - 100
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} code of the error
 */
function listenRefusal(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/**
 * Some systems let two programs listen on one port by different addresses; a visitor would meet either.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isAnswered(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 })
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}
