import { calculator } from './calculator'
import { confirmation } from './confirmation'
import { detail } from './detail'
import { errors } from './errors'
import { home } from './home'
import { inquiry } from './inquiry'
import { layout } from './layout'
import { listings } from './listings'
import { price } from './price'

export const words = {
  layout,
  errors,
  home,
  listings,
  detail,
  calculator,
  price,
  inquiry,
  confirmation,
} as const
