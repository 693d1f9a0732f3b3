/** Status and JSON body of a call. */
export type CallAnswer = { status: number; body: object }
