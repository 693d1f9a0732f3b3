/** The actions of the document service that save what a form sends; "Duplicate" in the panel is a clone. */
export const savingActions: readonly string[] = ['create', 'update', 'clone']

/** Those, and deleting. */
export const changingActions: readonly string[] = [...savingActions, 'delete']
