import { confirmation } from './confirmation'
import { detail } from './detail'
import { errors } from './errors'
import { home } from './home'
import { inquiry } from './inquiry'
import { layout } from './layout'
import { listings } from './listings'
import { pricing } from './pricing'

export const words = {
  layout,
  errors,
  home,
  listings,
  detail,
  pricing,
  inquiry,
  confirmation,
} as const
