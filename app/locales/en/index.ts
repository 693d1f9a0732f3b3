import { detail } from './detail'
import { errors } from './errors'
import { forms } from './forms'
import { home } from './home'
import { layout } from './layout'
import { listings } from './listings'
import { uploads } from './uploads'

export const words = { layout, errors, forms, home, listings, detail, uploads } as const
