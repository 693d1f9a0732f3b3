import { parseEnvironment } from './parse-environment'

/** The settings of this process, parsed once at boot. No other module reads `process.env`. */
export const env = parseEnvironment(process.env)
