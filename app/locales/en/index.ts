import { assistant } from './assistant'
import { calculator } from './calculator'
import { confirmation } from './confirmation'
import { detail } from './detail'
import { errors } from './errors'
import { forms } from './forms'
import { home } from './home'
import { inquiry } from './inquiry'
import { layout } from './layout'
import { leads } from './leads'
import { listings } from './listings'
import { pricing } from './pricing'
import { uploads } from './uploads'

export const words = {
  layout,
  errors,
  home,
  listings,
  detail,
  calculator,
  pricing,
  forms,
  uploads,
  inquiry,
  confirmation,
  leads,
  assistant,
} as const
