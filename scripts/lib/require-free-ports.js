import { portProblem } from './port-check.js'
import { StepFailed } from './run-step.js'

/**
 * Throws StepFailed, naming the variables, unless both programs can have their port.
 * @param {import('./settings.js').Settings} settings
 */
export async function requireFreePorts({ SITE_PORT, SITE_HOST, CMS_PORT, CMS_HOST }) {
  if (Number(SITE_PORT) === Number(CMS_PORT)) {
    throw new StepFailed(
      `SITE_PORT and CMS_PORT are both ${SITE_PORT}; each program needs its own.`,
    )
  }
  const problems = await Promise.all([
    portProblem({ variable: 'SITE_PORT', port: SITE_PORT, host: SITE_HOST, program: 'the site' }),
    portProblem({ variable: 'CMS_PORT', port: CMS_PORT, host: CMS_HOST, program: 'the CMS' }),
  ])
  const message = problems.filter(Boolean).join('\n')
  if (message) throw new StepFailed(message)
}
