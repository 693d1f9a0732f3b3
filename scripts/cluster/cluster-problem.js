import { findServerProblem } from '../../app/testing/database/test-server.js'
import { findCommand } from '../lib/find-command.js'

/** Why no cluster can run on this machine; null if one can. */
export async function findClusterProblem() {
  const missing = ['nginx', 'openssl'].find((command) => !findCommand([command]))
  return missing ? `no ${missing} on this machine` : findServerProblem()
}
