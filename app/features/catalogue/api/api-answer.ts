/** Status and JSON body of a call. */
export type ApiAnswer = { status: number; body: object }
