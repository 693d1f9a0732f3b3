import { detail } from './detail'
import { errors } from './errors'
import { home } from './home'
import { layout } from './layout'
import { listings } from './listings'

export const words = { layout, errors, home, listings, detail } as const
