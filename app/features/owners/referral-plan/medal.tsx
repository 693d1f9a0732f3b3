import type { ReferralPlan } from '~content/referral-plan'

type MedalName = ReferralPlan['tiers'][number]['medal']

/** Metal, its shade and its light. */
const metals: Record<MedalName, [string, string, string]> = {
  bronze: ['#b8733c', '#8c5426', '#dba472'],
  silver: ['#aab2b8', '#7f8890', '#dde2e5'],
  gold: ['#e0a030', '#b87a14', '#f7d687'],
}

/** A quetzal coin on a ribbon woven like a sash. */
export function Medal({ medal, className }: { medal: MedalName; className: string | undefined }) {
  const [metal, shade, light] = metals[medal]
  return (
    <svg viewBox="0 0 112 128" className={className} aria-hidden="true">
      <path d="M28 0h24l14 44-18 12Z" fill="#1f6f5c" />
      <path d="M84 0H60L46 44l18 12Z" fill="#a72a72" />
      <path d="m34 12 21 3-1 6-18-3ZM39 28l18 3-1 6-15-3Z" fill="#e0a030" />
      <path d="m78 12-21 3 1 6 18-3ZM73 28l-18 3 1 6 15-3Z" fill="#f7e8c8" />
      <circle cx="56" cy="84" r="40" fill={shade} />
      <circle cx="56" cy="82" r="38" fill={metal} />
      <circle cx="56" cy="82" r="30" fill="none" stroke={light} strokeWidth="2" />
      <path d="m30 96 20-26q6-6 12 0l20 26q-10 12-26 12t-26-12Z" fill={light} />
      <path d="m46 75 4-5q6-6 12 0l4 5q-5 4-9 1-6 4-11-1Z" fill="#fff" />
      <path
        d="M18 78a38 38 0 0 1 26-32"
        fill="none"
        stroke={light}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
