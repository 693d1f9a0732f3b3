/**
 * Fails the build where built scripts import each other in a circle: one of them would then run before
 * what it needs is there, and pages would stay without script.
 * @returns {import('vite').Plugin}
 */
export function noCircularChunks() {
  return {
    name: 'no-circular-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).map((file) => [
          file.fileName,
          file.type === 'chunk' ? file.imports : [],
        ]),
      )
      const circle = findCircle(imports)
      if (circle) this.error(`These scripts import each other: ${circle.join(' → ')}`)
    },
  }
}

/**
 * The first circle among files, its first name once more at its end; null where there is none.
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @returns {string[] | null}
 */
export function findCircle(imports) {
  const done = new Set()

  /**
   * @param {string} name
   * @param {readonly string[]} above
   * @returns {string[] | null}
   */
  function look(name, above) {
    const start = above.indexOf(name)
    if (start >= 0) return [...above.slice(start), name]
    if (done.has(name)) return null
    for (const imported of imports.get(name) ?? []) {
      const circle = look(imported, [...above, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }

  for (const name of imports.keys()) {
    const circle = look(name, [])
    if (circle) return circle
  }
  return null
}
