import { loadPart } from '~/ui/layout/load-part'

/** Loads the modal and its parts when it is first wanted. */
export const loadDialog = () => loadPart(() => import('./assistant-dialog'))
