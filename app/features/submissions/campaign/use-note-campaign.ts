import { useEffect } from 'react'
import { noteCampaign } from './campaign'

/** For the frame of all pages: how the visit began is known before the first form is sent. */
export function useNoteCampaign(): void {
  useEffect(noteCampaign, [])
}
