/** The identity documents that guests show, with how many sides of them say something. */
export const documentSides = { passport: 1, nationalId: 2, licence: 2 } as const

export type DocumentKind = keyof typeof documentSides

export const documentKinds = Object.keys(documentSides) as DocumentKind[]
