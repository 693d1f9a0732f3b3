/** The field in which conform keeps what a button means that changes a form without sending it, as JSON. */
export const intentField = '__intent__'
