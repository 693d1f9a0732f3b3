/**
 * Lines in a frame, for what must not be overlooked in a terminal.
 * @param {readonly string[]} lines
 */
export function box(lines) {
  const width = Math.max(...lines.map((line) => line.length))
  const edge = '─'.repeat(width + 2)
  return [`┌${edge}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${edge}┘`].join('\n')
}
