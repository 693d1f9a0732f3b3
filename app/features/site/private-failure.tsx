import { LoadFailure } from '~/ui/layout/load-failure'
import { AskUsWithoutFooter } from './contact/ask-us'

/** The error boundary of private pages: what happened, and how to reach the team. */
export function PrivateFailure() {
  return (
    <LoadFailure>
      <AskUsWithoutFooter />
    </LoadFailure>
  )
}
