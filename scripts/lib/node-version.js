const oldest = { major: 20, minor: 19 }
const firstTooNew = 25

/**
 * What is wrong with this version of Node, in words for the person at the terminal; undefined where
 * nothing is. This file must be readable for very old versions too.
 * @param {string} version such as `20.19.1`
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isTooOld = major < oldest.major || (major === oldest.major && minor < oldest.minor)
  if (!isTooOld && major < firstTooNew) return undefined
  return (
    `Ceiba Stays needs Node ${oldest.major}.${oldest.minor} or newer, below ${firstTooNew}; this is Node ${version}.\n` +
    'Install a supported version, for instance the current LTS from https://nodejs.org.'
  )
}
