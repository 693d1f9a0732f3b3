/**
 * Whether a version is at or above the floor of its major line; below 1.0 and between mended lines the
 * next floor counts.
 * @param {string} version
 * @param {readonly string[]} floors ascending, one a major line
 */
export function isAboveFloor(version, floors) {
  const [major = 0, ...rest] = numbersOf(version)
  const line = floors.map(numbersOf).find(([floorMajor = 0]) => floorMajor >= major)
  if (!line) return true
  const [floorMajor, ...floorRest] = line
  if (floorMajor !== major) return false
  for (const [index, floor] of floorRest.entries()) {
    const number = rest[index] ?? 0
    if (number !== floor) return number > floor
  }
  return true
}

/** @param {string} version */
function numbersOf(version) {
  return (version.split(/[-+]/, 1)[0] ?? '').split('.').map(Number)
}
