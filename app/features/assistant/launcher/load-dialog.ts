/** The modal with all that belongs to it, which pages go without until somebody reaches for it. */
export const loadDialog = () => import('./assistant-dialog')
