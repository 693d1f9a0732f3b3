const heartbeatMs = 20_000

/**
 * Lines with the seconds since the start; while something takes long, a line says what is in work.
 * @param {(line: string) => void} [write]
 */
export function createProgress(write = (line) => console.log(line)) {
  const started = performance.now()
  /** @type {Map<string, number>} */
  const inWork = new Map()
  /** @type {Map<string, string>} */
  const details = new Map()
  let lastLine = started

  /** @param {string} text */
  const say = (text) => {
    lastLine = performance.now()
    const seconds = Math.floor((lastLine - started) / 1000)
    write(`${String(seconds).padStart(4)} s  ${text}`)
  }
  const heartbeat = setInterval(() => {
    if (inWork.size === 0 || performance.now() - lastLine < heartbeatMs) return
    const names = [...inWork.keys()].map((name) =>
      [name, details.get(name)].filter(Boolean).join(' '),
    )
    say(`… ${names.join('; ')}`)
  }, 1000)
  heartbeat.unref()

  return {
    say,
    /**
     * Runs a step between its two lines. `tell` adds a word on how far it is to the lines in between.
     * @template Result
     * @param {string} name
     * @param {(tell: (detail: string) => void) => Promise<Result>} work
     * @param {(result: Result) => string} [mark] of its last line, which a step that throws has not
     * @returns {Promise<Result>}
     */
    async step(name, work, mark = () => '✓') {
      const from = performance.now()
      inWork.set(name, from)
      say(name)
      try {
        const result = await work((detail) => details.set(name, `(${detail})`))
        say(`${mark(result)} ${name} (${((performance.now() - from) / 1000).toFixed(0)} s)`)
        return result
      } finally {
        inWork.delete(name)
      }
    },
    seconds: () => Math.round((performance.now() - started) / 1000),
    end: () => clearInterval(heartbeat),
  }
}

/** @typedef {ReturnType<typeof createProgress>} Progress */
