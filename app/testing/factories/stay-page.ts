import { showStay } from '~/features/stays/show-stay.server'
import type { StayPageData } from '~/features/stays/staff/read-stay-page.server'
import { sampleStay } from './stay-record'

/** The page of a stay of four nights that the reader works on, with two rentals to choose from. */
export function sampleStayPage(): StayPageData {
  return {
    stay: showStay(sampleStay({ revision: 4 })),
    locale: 'en',
    openBy: [],
    undelivered: [],
    isOffered: false,
    isMine: true,
    waiting: null,
    nights: 4,
    next: [],
    answer: null,
    done: null,
    rentals: [
      { id: 'rental', name: 'Casa Ñandú' },
      { id: 'other', name: 'Casa Jade' },
    ],
  }
}
