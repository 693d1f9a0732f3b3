/** Loads the modal and its parts when it is first wanted. */
export const loadDialog = () => import('./assistant-dialog')
