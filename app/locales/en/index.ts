import { aboutUs } from './about-us'
import { blog } from './blog'
import { assistant } from './assistant'
import { calculator } from './calculator'
import { careers } from './careers'
import { confirmation } from './confirmation'
import { detail } from './detail'
import { errors } from './errors'
import { favorites } from './favorites'
import { forms } from './forms'
import { home } from './home'
import { inquiry } from './inquiry'
import { landings } from './landings'
import { layout } from './layout'
import { leads } from './leads'
import { legal } from './legal'
import { listings } from './listings'
import { owners } from './owners'
import { pricing } from './pricing'
import { newsletter } from './newsletter'
import { subscribe } from './subscribe'
import { uploads } from './uploads'

export const words = {
  layout,
  errors,
  home,
  listings,
  detail,
  blog,
  careers,
  newsletter,
  subscribe,
  owners,
  aboutUs,
  calculator,
  pricing,
  forms,
  uploads,
  inquiry,
  confirmation,
  landings,
  leads,
  favorites,
  legal,
  assistant,
} as const
